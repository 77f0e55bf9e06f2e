/** The same promise, but it rejects when it takes longer. */
export const within = async <T>(milliseconds: number, promise: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`no answer in ${String(milliseconds)} ms`));
    }, milliseconds);
  });
  return Promise.race([promise, limit]).finally(() => {
    clearTimeout(timer);
  });
};
