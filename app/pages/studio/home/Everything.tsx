// Everything people see, by kind: each leads to its sentences, and says what uses it, since when it is live, and who changes it.

import { type ReactElement, useMemo, useState } from 'react';
import { tableRoles } from '../../../../runtime/react/index.ts';
import { Link } from '../../../layout/Link.tsx';
import { useMoments } from '../../../portal/moments.ts';
import { usePortal, useT } from '../../../portal/portal.tsx';
import type { Sentences } from '../sentences/sentence.ts';
import { StudioIcon } from '../shell/StudioIcon.tsx';
import { inChange } from '../shell/there.ts';
import { InUse } from './InUse.tsx';
import { NewForm } from './new-form/NewForm.tsx';
import { KINDS, type Thing, type ThingKind, thingsIn } from './things.ts';
import { toldApart } from './told-apart.ts';
import { type Known, type KnownThings, placeOf } from './use-things.ts';
import './things.css';

const { TABLE, BODY, ROW, HEADING, CELL } = tableRoles;

const SHOWN = 10;

interface Props {
  readonly sentences: Sentences | undefined;
  readonly known: KnownThings | undefined;
}

export function Everything({ sentences, known }: Props): ReactElement {
  const t = useT();
  const [kind, setKind] = useState<ThingKind>('forms');
  const things = useMemo(() => sentences && thingsIn(sentences), [sentences]);
  return (
    <section className="st-panel st-everything">
      <div className="st-panel-head">
        <h2>{t('studio.home.everything')}</h2>
        <NewForm forms={things?.forms ?? []} />
      </div>
      <p className="st-panel-lead soft">{t('studio.home.everythingLead')}</p>
      <div className="st-tabs st-line">
        {KINDS.map((one) => (
          <button key={one} type="button" aria-pressed={one === kind} onClick={() => setKind(one)}>
            {t(`studio.home.kind.${one}`)}{' '}
            <span className="st-n">{things?.[one].length ?? ''}</span>
          </button>
        ))}
      </div>
      {sentences && things && (
        <OfKind key={kind} kind={kind} all={things[kind]} sentences={sentences} known={known} />
      )}
    </section>
  );
}

interface OfKindProps {
  readonly kind: ThingKind;
  readonly all: readonly Thing[];
  readonly sentences: Sentences;
  readonly known: KnownThings | undefined;
}

function OfKind({ kind, all, sentences, known }: OfKindProps): ReactElement {
  const t = useT();
  const { texts } = usePortal().content;
  const [isWhole, setIsWhole] = useState(false);
  const told = useMemo(
    () => toldApart({ kind, all, known, sentences, texts }),
    [kind, all, known, sentences, texts],
  );
  const listed = useMemo(() => byUse(kind, all, known), [kind, all, known]);
  return (
    <>
      <table className="st-table st-things" {...TABLE}>
        <thead {...BODY}>
          <tr {...ROW}>
            {(['name', 'inUse', 'liveSince', 'beingChanged'] as const).map((column) => (
              <th {...HEADING} key={column} scope="col">
                {t(`studio.home.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...BODY}>
          {(isWhole ? listed : listed.slice(0, SHOWN)).map((thing) => (
            <Row
              key={thing.id}
              {...{ kind, thing, sentences }}
              told={told.get(thing.id) ?? ''}
              known={known?.get(placeOf(kind, thing.id))}
            />
          ))}
        </tbody>
      </table>
      {!isWhole && listed.length > SHOWN && (
        <div className="st-panel-foot">
          <span>{t('studio.home.some', { shown: SHOWN, count: listed.length })}</span>
          <button type="button" className="linkbtn" onClick={() => setIsWhole(true)}>
            {t('studio.home.showAll')}
          </button>
        </div>
      )}
    </>
  );
}

/** Forms that most people have open first, the others by their names. */
function byUse(kind: ThingKind, all: readonly Thing[], known: KnownThings | undefined) {
  const use = ({ id }: Thing): number => {
    const { drafts = 0, sent = 0 } = known?.get(placeOf(kind, id)) ?? {};
    return drafts + sent;
  };
  return [...all].sort((one, other) => use(other) - use(one));
}

interface RowProps {
  readonly kind: ThingKind;
  readonly thing: Thing;
  readonly told: string;
  readonly known: Known | undefined;
  readonly sentences: Sentences;
}

function Row({ kind, thing, told, known, sentences }: RowProps): ReactElement {
  const t = useT();
  const { id, name, to } = thing;
  return (
    <tr {...ROW}>
      <td {...CELL} className="st-top">
        <Link className="strong" to={inChange('/studio/wording', '', to)}>
          {name}
        </Link>
        <small>
          {told}
          {kind === 'forms' && (
            <>
              {'. '}
              <Link className="st-see" to={inChange(`/studio/forms/${id}`, '')}>
                {t('studio.home.editForm')}
                <span className="sr"> {name}</span>
              </Link>
              {', '}
              <Link className="st-see" to={`/preview/${id}`}>
                {t('studio.home.see')}
                <span className="sr"> {name}</span>
              </Link>
            </>
          )}
        </small>
      </td>
      <td {...CELL} data-label={t('studio.home.inUse')}>
        {known && <InUse known={known} sentences={sentences} />}
      </td>
      <td {...CELL} data-label={t('studio.home.liveSince')}>
        {known && <LiveSince known={known} />}
      </td>
      <td {...CELL} data-label={t('studio.home.beingChanged')}>
        {known && <BeingChanged ids={known.changes} name={name} />}
      </td>
    </tr>
  );
}

function LiveSince({ known: { since, since_at, or_older } }: { readonly known: Known }) {
  const t = useT();
  const moments = useMoments();
  if (since === 0) return null;
  return (
    <>
      {or_older ? t('studio.home.orOlder', { day: moments.day(since_at) }) : moments.day(since_at)}
      <small>{t('studio.home.release', { number: since })}</small>
    </>
  );
}

interface BeingChangedProps {
  readonly ids: readonly string[];
  /** Of what is changed. */
  readonly name: string;
}

function BeingChanged({ ids, name }: BeingChangedProps): ReactElement | null {
  const t = useT();
  const [first] = ids;
  if (first === undefined) return null;
  return (
    <Link className="strong st-row" to={inChange('/studio/wording', first, { tab: 'changed' })}>
      <StudioIcon name="change" small />
      <span>
        {t('studio.home.openChanges', { count: ids.length })}
        <span className="sr"> {name}</span>
      </span>
    </Link>
  );
}
