import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Width in pixels of an overlay scroll bar, as on macOS, as the grid draws it. */
const OVERLAY_BAR = 14;

/**
 * Measures the width of a scroll bar in pixels. An overlay scroll bar counts too: columns end before it, so that it
 * covers no amount.
 */
export const measureScrollBar = (): number => {
  const probe = document.createElement('div');
  probe.style.cssText = 'position:absolute;visibility:hidden;width:100px;height:100px;overflow:scroll';
  document.body.append(probe);
  const width = probe.offsetWidth - probe.clientWidth;
  probe.remove();
  return width === 0 ? OVERLAY_BAR : width;
};

/** Left and right borders of a table, in pixels. */
const BORDERS = 2;

/**
 * Hook that measures the width in pixels for columns, without the scroll bar. It is infinite until the element is
 * rendered.
 */
export const useColumnsWidth = <Place extends HTMLElement>(): readonly [RefObject<Place | null>, number] => {
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
