/** Matchers such as `toBeVisible`, and a database for components that read one. */
import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
