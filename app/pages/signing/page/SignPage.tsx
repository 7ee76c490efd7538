// /sign/:token: asks what is behind the link, and shows the document, the thanks, or why there is neither.

import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { withDefaults } from '../../../../runtime/core/index.ts';
import { createFormStore, registerFields } from '../../../../runtime/react/index.ts';
import { type Refused, refusedOf } from '../../../calls/refusal.ts';
import { AppError } from '../../../errors.ts';
import { Failed } from '../../../layout/ErrorBoundary.tsx';
import { Loader } from '../../../layout/waiting.tsx';
import { type Portal, usePortal } from '../../../portal.tsx';
import { Drawing } from '../../../widgets/signature/Drawing.tsx';
import { TypedSignature } from '../../../widgets/signature/TypedSignature.tsx';
import type { Declared } from '../../account/declared.tsx';
import { formContext } from '../../form/context.ts';
import { openForm, useOpening } from '../../form/open.ts';
import { tellSigning } from '../channel.ts';
import { Closed } from './Closed.tsx';
import { Done, type Finished } from './Done.tsx';
import { type Paper, paperOf } from './paper.ts';
import { SignRoom } from './SignRoom.tsx';
import '../signing.css';
import './sign-page.css';

// Here at once, where other forms fetch them.
registerFields({ drawing: Drawing, typedSignature: TypedSignature });

type Opened =
  | { readonly kind: 'open'; readonly paper: Paper; readonly declared: Declared }
  | { readonly kind: 'signed'; readonly paper: Paper }
  | { readonly kind: 'refused'; readonly refused: Refused }
  | { readonly kind: 'away' };

export function SignPage(): ReactElement {
  const { token = '' } = useParams();
  return <Visit key={token} token={token} />;
}

function Visit({ token }: { readonly token: string }): ReactElement {
  const portal = usePortal();
  const { retry, ...opening } = useOpening(useCallback(() => ask(portal, token), [portal, token]));
  const [finished, setFinished] = useState<Finished | undefined>(undefined);
  if (opening.state === 'loading') return <Loader />;
  if (opening.state === 'failed' || opening.value.kind === 'away')
    return <Failed onRetry={retry} />;
  if (opening.value.kind === 'refused') return <Closed refused={opening.value.refused} />;
  const { paper } = opening.value;
  if (finished) return <Done token={token} paper={paper} {...finished} />;
  if (opening.value.kind === 'signed') return <SignedBefore token={token} paper={paper} />;
  const { declared } = opening.value;
  return (
    <SignRoom token={token} paper={paper} declared={declared} onDone={setFinished} onGone={retry} />
  );
}

function SignedBefore(props: { readonly token: string; readonly paper: Paper }): ReactElement {
  const { signedAt, hash } = props.paper;
  useEffect(() => tellSigning('signed'), []);
  return <Done {...props} signedAt={signedAt ?? ''} hash={hash} />;
}

/** Only asks: opening a link never acts. */
async function ask(portal: Portal, token: string): Promise<Opened> {
  const answer = await portal.calls('sign_page', { token });
  const paper = answer.ok ? paperOf(answer) : undefined;
  if (paper?.signed) return { kind: 'signed', paper };
  if (paper) return { kind: 'open', paper, declared: await begin(portal, paper) };
  if (answer.status >= 400 && answer.status < 500)
    return { kind: 'refused', refused: refusedOf(answer) };
  return { kind: 'away' };
}

const FORM = 'sign';

/** The form with the signer's name in it. */
async function begin({ content, calls }: Portal, { signer }: Paper): Promise<Declared> {
  const form = await openForm(content, FORM);
  if (!form) throw new AppError('NO_CONTENT', { form: FORM });
  const answers = withDefaults(form.bundle, { name: signer.name });
  const context = formContext(form.bundle, FORM);
  const store = createFormStore({ ...form, calls, answers, context });
  await store.settled();
  return { form, store };
}
