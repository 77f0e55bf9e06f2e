/**
 * Replaces the clock of a program before its own code runs. A message of the parent process moves the clock. The
 * program answers `moved`. The program itself moves the clock by a request to the parent process, which moves the
 * clocks of all programs.
 */
const moving = () => {
  const real = Date;
  const now = Date.now.bind(Date);
  let ahead = 0;
  let waiting: (() => void)[] = [];
  real.now = () => now() + ahead;
  globalThis.Date = new Proxy(real, {
    construct: (made, given, target) => {
      const built: unknown = Reflect.construct(made, given.length === 0 ? [real.now()] : given, target);
      if (typeof built !== 'object' || built === null) throw new TypeError('No date was made.');
      return built;
    },
    apply: () => new real(real.now()).toString(),
  });
  process.on('message', (message) => {
    ahead = Number(message);
    process.send?.('moved');
    for (const moved of waiting) moved();
    waiting = [];
  });
  process.channel?.unref();
  Reflect.set(globalThis, Symbol.for('backoffice.clock'), {
    ahead: () => ahead / 1_000,
    setAhead: (seconds: number) => {
      const moved = new Promise<void>((resolve) => waiting.push(resolve));
      process.send?.({ ahead: seconds * 1_000 });
      return moved;
    },
  });
};

/**
 * Module that a program preloads. It makes the clock movable. It also ends the program when its parent process ends,
 * even a killed one.
 */
export const preload = `data:text/javascript,${encodeURIComponent(
  `process.stdin.on('end', () => process.exit(1)).resume().unref?.();(${moving.toString()})();`,
)}`;
