/** What an info window tells. */
export interface Info {
  readonly title: string;
  readonly lines: readonly string[];
}
