import { matchPath } from 'react-router-dom';
import { features } from './features';

const screens = features.flatMap((feature) => feature.screens);

/** Loads the code of the screen at a path, before somebody goes there. What fails is requested again by who does. */
export const preload = (path: string): void => {
  const screen = screens.find((one) => matchPath(one.path, path));
  screen?.load().catch(() => undefined);
};
