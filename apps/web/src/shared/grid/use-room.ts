import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Pixels of a scroll bar that lies over its content, as on macOS: the grid draws it this wide. */
const OVERLAY_BAR = 14;

/**
 * Measures a scroll bar in pixels. One that lies over its content counts, too: columns end before it, so that it covers
 * no amount.
 */
export const measureScrollBar = (): number => {
  const probe = document.createElement('div');
  probe.style.cssText = 'position:absolute;visibility:hidden;width:100px;height:100px;overflow:scroll';
  document.body.append(probe);
  const width = probe.offsetWidth - probe.clientWidth;
  probe.remove();
  return width === 0 ? OVERLAY_BAR : width;
};

/** Borders of a table, left and right. */
const BORDERS = 2;

/** Measures the pixels that columns have in an element, beside a scroll bar; all there are until it is drawn. */
export const useRoom = <Place extends HTMLElement>(): readonly [RefObject<Place | null>, number] => {
  const place = useRef<Place>(null);
  const [room, setRoom] = useState(Infinity);
  useLayoutEffect(function measureRoom() {
    const { current } = place;
    if (current === null) return undefined;
    const taken = measureScrollBar() + BORDERS;
    const measure = () => {
      const { clientWidth } = current;
      setRoom(clientWidth === 0 ? Infinity : clientWidth - taken);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [place, room];
};
