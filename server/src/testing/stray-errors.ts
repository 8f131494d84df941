import { EventEmitter } from 'node:events';
import { connect } from 'node:net';
import { runProcess } from '../process/run-process.ts';

/** A host with an error that nobody awaits or listens to. Its argument says which. */
const [kind] = process.argv.slice(2);

const wrongs: Record<string, () => void> = {
  rejection: () => void Promise.reject(new Error('nobody awaited this')),
  // Connects to a closed port, without an error listener.
  socket: () => void connect({ host: '127.0.0.1', port: 1 }),
  bug: () => void new EventEmitter().emit('error', new TypeError('nobody caught this')),
};

await runProcess(
  () => ({ STOP_SECONDS: 5, LOG_LEVEL: 'warn' }),
  async () => {
    setImmediate(() => wrongs[kind ?? '']?.());
    const alive = setInterval(() => console.log('still here'), 300);
    return {
      sentence: 'The test is running on http://localhost:1',
      close: async () => {
        clearInterval(alive);
        console.log('closed in order');
      },
    };
  },
);
