import { matchPath } from 'react-router-dom';
import { features } from './features';

const screens = features.flatMap((feature) => feature.screens);

/** Preloads the chunk of the screen at a path. A failure is ignored: navigation loads the chunk again. */
export const preload = (path: string): void => {
  const screen = screens.find((one) => matchPath(one.path, path));
  screen?.load().catch(() => undefined);
};
