// /sign/:token: asks what is behind the link, and shows the document, the thanks, or why there is neither.

import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { type Refused, refusedOf } from '../../../calls/refusal.ts';
import { Failed } from '../../../layout/ErrorBoundary.tsx';
import { Loader } from '../../../layout/waiting.tsx';
import { type Portal, usePortal } from '../../../portal.tsx';
import { useOpening } from '../../form/open.ts';
import { tellSigning } from '../channel.ts';
import { Closed } from './Closed.tsx';
import { Done, type Finished } from './Done.tsx';
import { type Paper, paperOf } from './paper.ts';
import { SignRoom } from './SignRoom.tsx';
import '../signing.css';
import './sign-page.css';

type Opened =
  | { readonly kind: 'paper'; readonly paper: Paper }
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
  if (paper.signed) return <SignedBefore token={token} paper={paper} />;
  return <SignRoom token={token} paper={paper} onDone={setFinished} onGone={retry} />;
}

function SignedBefore(props: { readonly token: string; readonly paper: Paper }): ReactElement {
  const { signedAt, hash } = props.paper;
  useEffect(() => tellSigning('signed'), []);
  return <Done {...props} signedAt={signedAt ?? ''} hash={hash} />;
}

/** Only asks: opening a link never acts. */
async function ask({ calls }: Portal, token: string): Promise<Opened> {
  const answer = await calls('sign_page', { token });
  const paper = answer.ok ? paperOf(answer) : undefined;
  if (paper) return { kind: 'paper', paper };
  if (answer.status >= 400 && answer.status < 500)
    return { kind: 'refused', refused: refusedOf(answer) };
  return { kind: 'away' };
}
