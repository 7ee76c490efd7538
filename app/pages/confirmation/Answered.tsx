// In place of the form: what was answered and what comes next, with the member where the matter was accepted and is theirs.

import type { ReactElement } from 'react';
import { useMoments } from '../../portal/moments.ts';
import { usePortal, useT } from '../../portal/portal.tsx';
import { MatterFacts } from './MatterFacts.tsx';
import { Outcome } from './Outcome.tsx';
import { answeredOf, type Given, type Matter } from './use-matter.ts';

/** Right after the button was pressed: whoever pressed it is told, with or without eyes. */
export function JustAnswered({ given }: { readonly given: Given }): ReactElement {
  const t = useT();
  const { contact } = usePortal().content.config;
  const { answer, matter } = given;
  const title = t(`app.confirmation.${answer}.title`, { number: matter.matter_number });
  return (
    <Outcome good focused title={title} below={answer === 'accept' && <Member matter={matter} />}>
      <p>{t(`app.confirmation.${answer}.text`, { ...contact.authorizations })}</p>
    </Outcome>
  );
}

/** The link opened again after its attorney has answered (OR-116). */
export function AnsweredBefore({ matter }: { readonly matter: Matter }): ReactElement {
  const t = useT();
  const { config } = usePortal().content;
  const moments = useMoments();
  const { accept_decline: answer = 'accept', at = '', yours = false } = answeredOf(matter);
  const number = matter.matter_number;
  const help = { ...config.contact.authorizations };
  const answered = t(`app.confirmation.${answer}.at`, { number, at: moments.moment(at) });
  if (!yours)
    return (
      <Outcome title={t('app.confirmation.reassigned.title')}>
        <p>{answered}</p>
        <p>
          {answer === 'decline'
            ? t('app.confirmation.decline.text', help)
            : t('app.confirmation.accept.gone')}
        </p>
      </Outcome>
    );
  const isShown = matter.member_number !== '';
  return (
    <Outcome
      good
      title={t('app.confirmation.accept.title', { number })}
      below={isShown && <Member matter={matter} />}
    >
      <p>{answered}</p>
      <p>{t('app.confirmation.accept.text', help)}</p>
      {!isShown && <p>{t('app.confirmation.accept.ended')}</p>}
    </Outcome>
  );
}

const Member = ({ matter }: { readonly matter: Matter }): ReactElement => (
  <div className="sheet matter">
    <MatterFacts matter={matter} />
  </div>
);
