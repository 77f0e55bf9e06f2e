/** Component tests: the application in jsdom over the real gateway and the real platform of the worker. */
export { screen, waitFor, within } from '@testing-library/dom';
export { expectOfferedAsAllowed } from './expect-offered';
export { findInRegion } from './find-in-region';
export * from './platform';
export { recover } from './recover';
export { renderAt } from './render-at';
