/** The worker in which computer players think, so that no decision ever holds up the screen. */
import { expose } from 'comlink';
import { loadBot } from '../games/bots';
import { localThinker } from './local';

expose(localThinker(loadBot));
