// The declared form `case-confirmation`: Accept or Decline, and why. Its button is there once something is chosen (DEC-10).

import type { ReactElement } from 'react';
import type { SomeAnswersOf } from '../../../schemas/names.gen.d.ts';
import type { Refused } from '../../calls/refusal.ts';
import { DeclaredForm } from '../../host/DeclaredForm.tsx';
import { FormHost } from '../../host/FormHost.tsx';
import type { Opened } from '../../host/opened.ts';
import { type OwnSentence, useRefusal } from '../../host/refused.ts';
import { usePortal, useT } from '../../portal/portal.tsx';
import type { Given, OpenMatter } from './use-matter.ts';

interface Props {
  readonly opening: OpenMatter;
  readonly onGiven: (given: Given) => void;
  /** The matter is to be looked at anew: it may be another's by now. */
  readonly onAgain: () => void;
}

export function DecisionForm(props: Props): ReactElement {
  const t = useT();
  const { contact } = usePortal().content.config;
  const { matter, link } = props.opening;
  if (matter.matter_number === '')
    return (
      <section>
        <p>{t('app.confirmation.noNumber', { ...contact.authorizations })}</p>
      </section>
    );
  const { accept_decline, note_from_attorney, had_consult } = link;
  const info = Object.fromEntries(
    Object.entries({ accept_decline, note_from_attorney, had_consult }).filter(
      ([, value]) => value,
    ),
  );
  return (
    <section>
      <DeclaredForm
        id="case-confirmation"
        answers={() => ({ matter_number: matter.matter_number, info }) satisfies Known}
        waiting={<div className="matter-space" />}
      >
        {(opened) => <Ready {...props} opened={opened} />}
      </DeclaredForm>
    </section>
  );
}

/** What was sent, where the service does not repeat it: what is left out counts as accept (DEC-15). */
const chosenIn = ({ store }: Opened): Given['answer'] =>
  (store.answers() as Known).info?.accept_decline === 'decline' ? 'decline' : 'accept';

type Info = 'accept_decline' | 'note_from_attorney' | 'had_consult';
type Known = SomeAnswersOf<'case-confirmation', 'matter_number' | `info/${Info}`>;

const FAILED: OwnSentence = { key: 'app.error.application', always: true };
/** The token of the page ended, or the matter is decided or another's by now. */
const LOOK_AGAIN: ReadonlySet<number> = new Set([401, 409, 410]);
/** Answered, another's or ended meanwhile. */
const CLOSED: ReadonlySet<number> = new Set([409, 410]);

function Ready({ opening, onGiven, onAgain, opened }: Props & { readonly opened: Opened }) {
  const { link, token, matter } = opening;
  const refuse = useRefusal(FAILED);
  const onRefused = (refused: Refused): void => {
    if (LOOK_AGAIN.has(refused.status)) onAgain();
    // What became of a matter that moved, the page says.
    if (!CLOSED.has(refused.status)) refuse(refused);
  };
  return (
    <FormHost
      opened={opened}
      call="create_todo_note"
      payload={(answers) => ({
        action: 'case_confirmation',
        case: link.matter_id,
        info: (answers as Known).info ?? {},
        token,
      })}
      onSent={({ accept_decline: heard = chosenIn(opened) }) => onGiven({ answer: heard, matter })}
      onRefused={onRefused}
    />
  );
}
