// How a form of the generic pages looks: in steps, or on a sheet with its title.

import type { ReactElement } from 'react';
import { type Autosave, type LoadedForm, SaveStatus } from '../../../runtime/react/index.ts';
import { FormNotices } from '../../host/drafted/Followed.tsx';
import { type Sending, sheetWith } from '../../host/FormHost.tsx';
import { type Reach, useStepsAt } from '../../host/steps.ts';
import { useStepTitle, useTitle } from '../../layout/title.ts';
import { type OpenedForm, wordIn } from './open-generic.ts';

export interface Around {
  readonly base: string;
  readonly autosave: Autosave;
  readonly sent: boolean;
  readonly reach: Reach;
  /** Above all of it. */
  readonly above?: ReactElement;
}

/** In steps or on a sheet, with its title. */
export function useFrame(opened: OpenedForm, { base, autosave, sent, reach, above }: Around) {
  const { form, Steps } = opened;
  const title = titleOf(form);
  // The open step of a wizard names itself.
  useTitle(form.bundle.kind === 'wizard' && !sent ? undefined : title);
  const documentTitle = useStepTitle(title ?? '');
  const navigation = useStepsAt(base);
  const notice = <FormNotices opened={opened} />;
  const onSheet = sheetWith({
    head: title && <Head title={title} lead={leadOf(form)} closes={opened.closes} />,
    beside: <SaveStatus autosave={autosave} />,
  });
  return (sending: Sending): ReactElement => (
    <>
      {above}
      {Steps && notice}
      {Steps && opened.closes && <p className="soft">{opened.closes}</p>}
      {Steps ? (
        <Steps
          {...sending}
          navigation={navigation}
          documentTitle={documentTitle}
          opensAt={reach.opensAt}
          reached={reach.reached()}
          onReached={reach.onReached}
        />
      ) : (
        <div className="formpage">
          {notice}
          {onSheet(sending)}
        </div>
      )}
    </>
  );
}

interface HeadProps {
  readonly title: string;
  readonly lead: string | undefined;
  readonly closes: string | undefined;
}

function Head({ title, lead, closes }: HeadProps) {
  return (
    <>
      <h1>{title}</h1>
      {lead && <p className="f-lead">{lead}</p>}
      {closes && <p className="f-lead">{closes}</p>}
    </>
  );
}

/** `<form>.title`, where the form has one. */
const titleOf = (form: LoadedForm): string | undefined => wordIn(form, 'title');
/** `<form>.lead`, where the form has one. */
const leadOf = (form: LoadedForm): string | undefined => wordIn(form, 'lead');
