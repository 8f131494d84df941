import { parentPort, workerData } from 'node:worker_threads';
import { drawSite } from './draw-site.ts';

/** A thread of its own that draws the site for the brand it is given, and takes the renderer's memory with it. */
parentPort?.postMessage(await drawSite(workerData));
