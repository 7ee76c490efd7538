// Who the member is and what the matter is about, with what the provider notes for the attorney (DEC-07).

import type { ReactElement } from 'react';
import { useT } from '../../portal/portal.tsx';
import type { Matter } from './use-matter.ts';

export function MatterFacts({ matter }: { readonly matter: Matter }): ReactElement {
  const t = useT();
  const { note, note_description } = matter;
  return (
    <section aria-labelledby="matter">
      <h2 id="matter">{t('app.confirmation.matter')}</h2>
      <dl className="facts">
        {factsOf(matter).map(({ name, text }) => [
          <dt key={`${name} name`}>{t(`app.confirmation.fact.${name}`)}</dt>,
          <dd key={name}>{text}</dd>,
        ])}
      </dl>
      {(note || note_description) && (
        <div className="matter-note">
          <h3>{t('app.confirmation.note')}</h3>
          {note && <p className="strong">{note}</p>}
          {note_description && <p>{note_description}</p>}
        </div>
      )}
    </section>
  );
}

/** What is not known is not said. */
function factsOf(matter: Matter) {
  const { first_name, last_name, address1, city, state, zip } = matter;
  const place = [city, `${state} ${zip}`.trim()].filter(Boolean).join(', ');
  return [
    { name: 'member_name', text: `${first_name} ${last_name}`.trim() },
    { name: 'member_number', text: matter.member_number },
    { name: 'phone', text: matter.phone },
    { name: 'address', text: [address1, place].filter(Boolean).join(', ') },
    { name: 'matter_number', text: matter.matter_number },
    { name: 'coverage', text: matter.coverage },
    { name: 'sub_coverage', text: matter.sub_coverage },
  ].filter(({ text }) => text !== '');
}
