// A form as a change has it: drawn anew with each edit, and told by the page around it what to bring into sight.

import {
  type MouseEvent,
  memo,
  type ReactElement,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useOpening } from '../../../../host/opening.ts';
import { Failed } from '../../../../layout/ErrorBoundary.tsx';
import { Skeleton } from '../../../../layout/waiting.tsx';
import { type Portal, PortalProvider, useT } from '../../../../portal/portal.tsx';
import { Missing } from '../../../form/Missing.tsx';
import { hear, type ToPreview, tell } from './channel.ts';
import { Frame } from './Frame.tsx';
import type { ChangeFiles } from './files.ts';
import { elementsSaying, keyUnder, scrollTo } from './in-page.ts';
import { createMarks } from './marks.ts';
import { type Changed, openChanged, type ToOpenChanged } from './open-changed.ts';
import type { OpenedPreview } from './open-preview.ts';
import { type InHand, NOTHING_IN_HAND } from './reworded.ts';
import { isFramed, Shown } from './Shown.tsx';
import { bring, type Shower, sayAll, type Wanted } from './show.ts';
import { useSaid } from './use-said.ts';
import { fieldUnder, useShownField } from './use-shown-field.ts';
import { useSteadyLooks } from './use-steady-looks.ts';

interface Props {
  /** The portal as it is live, which only reads. */
  readonly portal: Portal;
  readonly id: string;
  readonly files: ChangeFiles;
  /** Its own address, without a step. */
  readonly address: string;
}

export function OfChange({ portal, id, files, address }: Props): ReactElement {
  const asked = useMemo<ToOpenChanged>(
    () => ({ portal, id, files, address, marks: createMarks() }),
    [portal, id, files, address],
  );
  const opening = useOpening(useCallback(() => openChanged(asked), [asked]));
  if (opening.state === 'loading') return <Skeleton />;
  if (opening.state === 'failed') return <Failed of={opening.of} onRetry={opening.retry} />;
  return <Following asked={asked} begun={opening.value} />;
}

interface FollowingProps {
  readonly asked: ToOpenChanged;
  readonly begun: Changed;
}

function Following({ asked, begun }: FollowingProps): ReactElement {
  const { portal } = asked;
  const [now, setNow] = useState(begun);
  const look = useLooks(asked, now, setNow);
  const inside = useMemo(() => ({ ...portal, content: now.content }), [portal, now.content]);
  const { pointer, shown, drawing } = now;
  const isThere = pointer.forms[asked.id] !== undefined;
  const told = useRef<number>(undefined);
  useEffect(() => {
    tell({ type: 'drawn', seq: pointer.seq, form: isThere, anew: told.current !== drawing });
    told.current = drawing;
  }, [pointer, isThere, drawing]);
  return (
    <PortalProvider portal={inside}>
      {shown ? <Watched asked={asked} now={now} look={look} /> : <Missing reason="missing" />}
    </PortalProvider>
  );
}

/** Looks for what is another in the change. */
function useLooks(
  asked: ToOpenChanged,
  now: Changed,
  setNow: (next: Changed) => void,
): () => Promise<void> {
  const latest = useRef(now);
  latest.current = now;
  return useSteadyLooks(
    useCallback(async () => {
      latest.current = await openChanged(asked, latest.current);
      setNow(latest.current);
    }, [asked, setNow]),
  );
}

interface WatchedProps {
  readonly asked: ToOpenChanged;
  readonly now: Changed;
  readonly look: () => Promise<void>;
}

function Watched({ asked, now, look }: WatchedProps): ReactElement | null {
  const { marks } = asked;
  const t = useT();
  const root = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<Wanted>();
  const [inHand, setInHand] = useState(NOTHING_IN_HAND);
  const shown = useSaid(now, inHand, marks);
  const shower = useShower(asked, shown, root);
  const take = useTake({ shower, look, setWanted, setInHand });
  useEffect(() => hear((message) => void take(message)), [take]);
  useEffect(() => tell({ type: 'ready' }), []);
  useEffect(() => {
    const onReturn = (): void => void look();
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [look]);
  const found = useFound(shower, wanted);
  const field = useShownField(shower);
  const press = (event: MouseEvent): void => {
    const pointer = fieldUnder(event.target);
    if (pointer !== undefined) tell({ type: 'field', pointer });
    const key = keyUnder(event.clientX, event.clientY, marks);
    if (key !== undefined) tell({ type: 'sentence', key });
  };
  if (!shown) return null;
  return (
    <div ref={root} onClickCapture={press} className="preview-marked">
      {now.pointer.forms[asked.id] === undefined && <AsItWas />}
      <ShownOnce key={now.drawing} opened={shown} />
      {wanted && field.pointer === '' && <Frame find={found} name={t('app.preview.sentence')} />}
      {field.pointer !== '' && <Frame find={field.find} name={t('app.preview.field')} />}
    </div>
  );
}

/** What is said of the change around the form draws nothing of the form. */
const ShownOnce = memo(function ShownOnce({ opened }: { readonly opened: OpenedPreview }) {
  return <Shown opened={opened} still={isFramed()} />;
});

/** What is drawn is from before an edit after which nothing could be. */
function AsItWas(): ReactElement {
  const t = useT();
  return (
    <p className="preview-ribbon" role="status">
      {t('app.preview.asItWas')}
    </p>
  );
}

function useShower(
  { marks, address }: ToOpenChanged,
  shown: OpenedPreview | undefined,
  root: { readonly current: Element | null },
): Shower | undefined {
  const navigate = useNavigate();
  const { step } = useParams();
  const at = useRef(step);
  at.current = step;
  return useMemo(
    () =>
      shown && {
        ...{ opened: shown, marks, root: () => root.current },
        step: () => at.current ?? shown.form.bundle.sections[0]?.id,
        go: (to) => navigate(`${address}/${to}${window.location.search}`, { replace: true }),
      },
    [shown, marks, root, navigate, address],
  );
}

interface Taking {
  readonly shower: Shower | undefined;
  readonly look: () => Promise<void>;
  readonly setWanted: (wanted: Wanted | undefined) => void;
  readonly setInHand: (said: InHand) => void;
}

function useTake({
  shower,
  look,
  setWanted,
  setInHand,
}: Taking): (message: ToPreview) => Promise<void> {
  return useCallback(
    async (message) => {
      if (message.type === 'changed') return look();
      if (message.type === 'words') return setInHand(message.said);
      if (!shower) return undefined;
      if (message.type === 'faults')
        return tell({ type: 'faults', said: sayAll(shower, message.pointer) ? 'all' : 'none' });
      if (message.type !== 'show') return undefined;
      const { type: _, ...wanted } = message;
      if (wanted.key === '') return setWanted(undefined);
      const { element, ...found } = await bring(shower, wanted);
      setWanted(wanted);
      if (element) scrollTo(element);
      return tell({ type: 'shown', key: wanted.key, ...found });
    },
    [shower, look, setWanted, setInHand],
  );
}

/** A sentence that does not stand in the page is not looked for with each frame of the screen. */
const LOOK_EVERY_MS = 200;

/** The element that is framed: looked up anew where it left the page, or says something else by now. */
function useFound(
  shower: Shower | undefined,
  wanted: Wanted | undefined,
): () => Element | undefined {
  const last = useRef<Element>(undefined);
  const lookedAt = useRef(0);
  useEffect(() => {
    last.current = undefined;
    if (!shower || !wanted) return undefined;
    let isOver = false;
    void bring(shower, wanted, true).then(({ element }) => {
      if (!isOver) last.current = element;
    });
    return () => {
      isOver = true;
    };
  }, [shower, wanted]);
  return useCallback(() => {
    if (last.current?.isConnected) return last.current;
    const moment = performance.now();
    if (moment - lookedAt.current < LOOK_EVERY_MS) return undefined;
    lookedAt.current = moment;
    const root = shower?.root();
    const [first] = shower && root && wanted ? elementsSaying(root, wanted, shower.marks) : [];
    last.current = first;
    return first;
  }, [shower, wanted]);
}
