// The frame of a preview: as wide as a phone, or a desktop drawn smaller where its pane has less room.

import {
  type ReactElement,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** The narrowest at which pages have their wide look, the links of a member in their head among it. */
const NARROWEST_PX = 1120;

interface Props {
  readonly width: 'desktop' | 'phone';
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly src: string;
  readonly title: string;
}

export function Canvas({ width, frame, src, title }: Props): ReactElement {
  const room = useRef<HTMLDivElement>(null);
  const { wide, scale } = useDesktop(room);
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
              ? { width: wide, height: `${100 / scale}%`, transform: `scale(${scale})` }
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

interface Desktop {
  /** Its own width. */
  readonly wide: number;
  /** How much smaller it is drawn; 1 where it fits. */
  readonly scale: number;
}

/** A desktop in this room: narrower before it is drawn smaller, so that it can be read. */
function useDesktop(room: RefObject<HTMLElement | null>): Desktop {
  const [has, setHas] = useState(NARROWEST_PX);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const measure = (): void => {
      // A pane that is put away has no width.
      if (element.clientWidth > 0) setHas(element.clientWidth);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [room]);
  const wide = Math.max(NARROWEST_PX, has);
  return { wide, scale: has / wide };
}
