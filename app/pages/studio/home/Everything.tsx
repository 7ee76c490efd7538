// Everything people see, by kind: each leads to its sentences, forms to their preview as well.

import { type ReactElement, useMemo, useState } from 'react';
import { tableRoles } from '../../../../runtime/react/index.ts';
import { Link } from '../../../layout/Link.tsx';
import { useT } from '../../../portal/portal.tsx';
import type { Sentences } from '../sentences/sentence.ts';
import { inChange } from '../shell/there.ts';
import { KINDS, type Thing, type ThingKind, thingsIn } from './things.ts';

const { TABLE, BODY, ROW, HEADING, CELL } = tableRoles;

const SHOWN = 10;

export function Everything({ sentences }: { readonly sentences: Sentences | undefined }) {
  const t = useT();
  const [kind, setKind] = useState<ThingKind>('forms');
  const [isWhole, setIsWhole] = useState(false);
  const things = useMemo(() => sentences && thingsIn(sentences), [sentences]);
  const listed = things?.[kind] ?? [];
  const shown = isWhole ? listed : listed.slice(0, SHOWN);
  return (
    <section className="st-panel st-everything">
      <div className="st-panel-head">
        <h2>{t('studio.home.everything')}</h2>
      </div>
      <div className="st-tabs st-line">
        {KINDS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === kind}
            onClick={() => {
              setKind(one);
              setIsWhole(false);
            }}
          >
            {t(`studio.home.kind.${one}`)}{' '}
            <span className="st-n">{things?.[one].length ?? ''}</span>
          </button>
        ))}
      </div>
      <table className="st-table" {...TABLE}>
        <Head kind={kind} />
        <tbody {...BODY}>
          {shown.map((thing) => (
            <Row key={thing.id} thing={thing} kind={kind} />
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
    </section>
  );
}

function Head({ kind }: { readonly kind: ThingKind }): ReactElement {
  const t = useT();
  return (
    <thead {...BODY}>
      <tr {...ROW}>
        <th {...HEADING} scope="col">
          {t('studio.home.name')}
        </th>
        <th {...HEADING} scope="col">
          {t('studio.home.sentences')}
        </th>
        {kind === 'forms' && (
          <th {...HEADING} scope="col">
            {t('studio.preview.title')}
          </th>
        )}
      </tr>
    </thead>
  );
}

function Row({ thing, kind }: { readonly thing: Thing; readonly kind: ThingKind }): ReactElement {
  const t = useT();
  const { id, name, count, to } = thing;
  return (
    <tr {...ROW}>
      <td {...CELL} className="st-top">
        <Link className="strong" to={inChange('/studio/wording', '', to)}>
          {name}
        </Link>
        {kind === 'forms' && <small>{id}</small>}
      </td>
      <td {...CELL} data-label={t('studio.home.sentences')}>
        {count}
      </td>
      {kind === 'forms' && (
        <td {...CELL} data-label={t('studio.preview.title')}>
          <Link to={`/preview/${id}`}>
            {t('studio.home.see')}
            <span className="sr"> {name}</span>
          </Link>
        </td>
      )}
    </tr>
  );
}
