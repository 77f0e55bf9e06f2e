import { matchPath, type Params } from 'react-router-dom';
import type { Screen } from '@/shared/feature/feature';
import { features } from './features';

const screens = features.flatMap((feature) => feature.screens);

/** Screen with its parameters and address. */
interface Place {
  readonly screen: Screen;
  readonly params: Params;
  /** Address of the screen. */
  readonly to: string;
}

/** Returns the nearest screen above an unknown address: `/pago/1` for `/pago/1/nada`, undefined for `/nada`. */
export const screenAbove = (path: string): Place | undefined =>
  screens
    .flatMap((screen): readonly Place[] => {
      const match = matchPath({ path: screen.path, end: false }, path);
      return match ? [{ screen, params: match.params, to: match.pathnameBase }] : [];
    })
    .reduce<Place | undefined>((best, place) => (best && best.to.length >= place.to.length ? best : place), undefined);
