// Files that were to follow a claim and have not arrived: sent again to the same claim, never with another (OR-52).

import { type ReactElement, useState } from 'react';
import { Button } from '../../../runtime/react/index.ts';
import { askAgain } from '../../calls/reading.tsx';
import { usePortal, useT } from '../../portal/portal.tsx';
import type { ClaimFile, Held, Kind } from './kinds.ts';
import { sayNotSent } from './say-unsent.ts';
import { sendClaimFiles } from './send-files.ts';

interface Props {
  readonly kind: Kind;
  readonly claim: {
    readonly id: string;
    readonly claim_number: string;
    readonly missing_files: readonly ClaimFile[];
  };
  /** Those that this page still has. */
  readonly held: Held;
  readonly onSent: () => void;
}

export function MissingFiles({ kind, claim, held, onSent }: Props): ReactElement | null {
  const t = useT();
  const portal = usePortal();
  const { id, claim_number, missing_files: missing } = claim;
  const [chosen, setChosen] = useState<ReadonlyMap<string, File>>(
    () => new Map(held.get(id)?.map((file) => [file.name, file])),
  );
  const [busy, setBusy] = useState(false);
  if (missing.length === 0) return null;
  const files = missing.flatMap(({ name, prefix }) => {
    const file = chosen.get(name);
    // Under the name that was announced: on another device it may be called otherwise.
    return file ? [{ prefix, body: new File([file], name, { type: file.type }) }] : [];
  });
  const send = async (): Promise<void> => {
    setBusy(true);
    const left = await sendClaimFiles(portal, { kind, claim_id: id, claim_number }, files);
    setBusy(false);
    if (left.length === 0) portal.toasts.show('success', t('app.claims.sent'));
    else sayNotSent(portal, t, left);
    onSent();
    void askAgain('claim_thread');
  };
  return (
    <section className="claim-missing" aria-labelledby={`missing-${id}`}>
      <h2 id={`missing-${id}`}>{t('app.claims.missing.title')}</h2>
      <p>{t('app.claims.missing.text', { number: claim_number })}</p>
      <ul>
        {missing.map(({ name }) => (
          <MissingFile
            key={name}
            name={name}
            isHere={chosen.has(name)}
            onChoose={(file) => setChosen((before) => new Map(before).set(name, file))}
          />
        ))}
      </ul>
      <Button look="primary" busy={busy} disabled={files.length === 0} onClick={() => void send()}>
        {t('app.claims.missing.send')}
      </Button>
    </section>
  );
}

interface FileProps {
  readonly name: string;
  /** It can be sent without being chosen again. */
  readonly isHere: boolean;
  readonly onChoose: (file: File) => void;
}

function MissingFile({ name, isHere, onChoose }: FileProps): ReactElement {
  const t = useT();
  return (
    <li>
      <span className="claim-missing-name">{name}</span>
      {isHere ? (
        <span className="f-doc-ready">{t('runtime.documents.ready')}</span>
      ) : (
        <span className="f-pick">
          <input
            type="file"
            accept=".pdf"
            aria-label={t('app.claims.missing.choose', { name })}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) onChoose(file);
            }}
          />
          <span aria-hidden="true" className="f-btn">
            {t('runtime.documents.choose')}
          </span>
        </span>
      )}
    </li>
  );
}
