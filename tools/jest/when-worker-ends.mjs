/** Message type with which Jest ends a worker (CHILD_MESSAGE_END of jest-worker). */
const END = 2;

/** Ends this process with its Jest worker, even when a server or a browser is still running. */
export const exitWithWorker = () => {
  process.on('message', (message) => {
    if (Array.isArray(message) && message[0] === END) process.exit();
  });
};
