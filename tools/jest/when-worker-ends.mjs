/** Type of the message by which Jest ends a worker (CHILD_MESSAGE_END of jest-worker). */
const END = 2;

/** Ends this process with its Jest worker, whatever of the worker is still running: a server, a browser. */
export const exitWithWorker = () => {
  process.on('message', (message) => {
    if (Array.isArray(message) && message[0] === END) process.exit();
  });
};
