// The page of a signature: asks what is behind the link, and shows the document, the thanks, or why there is neither.

import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { registerFields } from '../../../../runtime/react/index.ts';
import { forgetCall, useCall } from '../../../calls/reading.tsx';
import { isOutOfOrder } from '../../../calls/refusal.ts';
import { useLinkToken } from '../../../common/link-token.ts';
import { DeclaredForm } from '../../../host/DeclaredForm.tsx';
import { Failed } from '../../../layout/ErrorBoundary.tsx';
import { Loader } from '../../../layout/waiting.tsx';
import { Drawing } from '../../../widgets/signature/Drawing.tsx';
import { TypedSignature } from '../../../widgets/signature/TypedSignature.tsx';
import { tellSigning } from '../channel.ts';
import { Closed } from './Closed.tsx';
import { Done, type Finished } from './Done.tsx';
import { ProveSigner } from './ProveSigner.tsx';
import { type Paper, paperOf } from './paper.ts';
import { SignRoom } from './SignRoom.tsx';
import '../signing.css';
import './sign-page.css';
import './sign-panel.css';
import './sign-over.css';

// Here at once, where other forms fetch them.
registerFields({ drawing: Drawing, typedSignature: TypedSignature });

const PROOF_NEEDED = 401;

export function SignPage(): ReactElement {
  const token = useLinkToken('token');
  return <Visit key={token} token={token} />;
}

/** Only asks: opening a link never acts. */
function Visit({ token }: { readonly token: string }): ReactElement {
  const { data, error, retry } = useCall('sign_page', { token });
  const [tries, setTries] = useState(0);
  const [finished, setFinished] = useState<(Finished & { readonly paper: Paper }) | undefined>(
    undefined,
  );
  const paper = useMemo(() => data && paperOf(data.data), [data]);
  // What was agreed to was the document of before.
  const again = (): void => void retry().then(() => setTries((before) => before + 1));
  if (finished) return <Done token={token} {...finished} />;
  if (error?.status === PROOF_NEEDED) return <ProveSigner token={token} onProved={again} />;
  if (error && !isOutOfOrder(error)) return <Closed refused={error} />;
  if (!paper) return data || error ? <Failed of={error} onRetry={again} /> : <Loader />;
  if (paper.signed) return <SignedBefore token={token} paper={paper} />;
  const onDone = (signed: Finished): void => {
    setFinished({ ...signed, paper });
    // Whoever comes back to the link finds it signed.
    forgetCall('sign_page');
  };
  return (
    <DeclaredForm
      key={tries}
      id="sign"
      answers={() => ({ name: paper.signer.name, applicant: paper.signer.name })}
      waiting={<Loader />}
    >
      {(opened) => (
        <SignRoom token={token} paper={paper} opened={opened} onDone={onDone} onGone={again} />
      )}
    </DeclaredForm>
  );
}

function SignedBefore(props: { readonly token: string; readonly paper: Paper }): ReactElement {
  const { signedAt, hash } = props.paper;
  useEffect(() => tellSigning('signed'), []);
  return <Done {...props} signedAt={signedAt ?? ''} hash={hash} />;
}
