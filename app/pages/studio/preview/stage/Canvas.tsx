// The frame of a preview: as wide as a phone, or a desktop drawn smaller where its pane has less room.

import {
  type ReactElement,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** Of a usual window: pages have all of their wide look. */
const DESKTOP_PX = 1280;

interface Props {
  readonly width: 'desktop' | 'phone';
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly src: string;
  readonly title: string;
}

export function Canvas({ width, frame, src, title }: Props): ReactElement {
  const room = useRef<HTMLDivElement>(null);
  const scale = useScale(room);
  const first = useFirst(frame, src);
  const isScaled = width === 'desktop' && scale < 1;
  return (
    <div className={`st-canvas st-${width}-wide`}>
      <div ref={room} className="st-window">
        <iframe
          ref={frame}
          src={first}
          title={title}
          style={
            isScaled
              ? { width: DESKTOP_PX, height: `${100 / scale}%`, transform: `scale(${scale})` }
              : undefined
          }
        />
      </div>
    </div>
  );
}

/** What the frame begins with. Whatever comes later takes its place: as another source it would be a step of the browser's history, and Back would seem to do nothing. */
function useFirst(frame: Props['frame'], src: string): string {
  const [first] = useState(src);
  const shown = useRef(src);
  useEffect(() => {
    if (shown.current === src) return;
    shown.current = src;
    frame.current?.contentWindow?.location.replace(src);
  }, [frame, src]);
  return first;
}

/** How much smaller a desktop is drawn in this room; 1 where it fits. */
function useScale(room: RefObject<HTMLElement | null>): number {
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const measure = (): void => {
      // A pane that is put away has no width.
      if (element.clientWidth > 0) setScale(Math.min(1, element.clientWidth / DESKTOP_PX));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [room]);
  return scale;
}
