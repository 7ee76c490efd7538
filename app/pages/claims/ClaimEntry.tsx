// The form of a claim: a new one with what was typed of it before, or one that was made, to be read.

import { type ReactElement, useCallback, useEffect, useSyncExternalStore } from 'react';
import { type JsonObject, startAnswers } from '../../../runtime/core/index.ts';
import { Button, SaveStatus } from '../../../runtime/react/index.ts';
import type { PointerOf, SomeAnswersOf } from '../../../schemas/names.gen.d.ts';
import { DraftDialogs } from '../../host/DraftDialogs.tsx';
import { Followed, FormNotices } from '../../host/drafted/Followed.tsx';
import { FormHost, sheetWith } from '../../host/FormHost.tsx';
import type { Opened } from '../../host/opened.ts';
import { useOpening } from '../../host/opening.ts';
import { type OpenedDraft, useDraft } from '../../host/use-draft.ts';
import { usePortal, useT } from '../../portal/portal.tsx';
import { ClaimHead } from './ClaimHead.tsx';
import { sayFirst } from './first-said.ts';
import { FORMS, type Held, type Kind } from './kinds.ts';
import { contextAt, openNew } from './open-claim.ts';
import { PartFailed, PartWaits } from './parts.tsx';
import { StandingClaim } from './StandingClaim.tsx';
import { chosenFiles, FILES_AT } from './send-files.ts';
import { usePayload, useSent } from './use-sent.ts';

interface Props {
  readonly kind: Kind;
  /** The case, as its details tell it. */
  readonly one: JsonObject;
  /** What the list is set to. */
  readonly filter: string | undefined;
  readonly held: Held;
  /** When the claim was sent that is looked at, YYYY-MM-DD. */
  readonly sent?: string | undefined;
}

export function ClaimEntry(props: Props): ReactElement {
  const { kind, one, sent } = props;
  if (one.claim_id === '') return <NewClaim {...props} />;
  return <StandingClaim kind={kind} one={one} sent={sent} />;
}

function NewClaim({ kind, one, ...props }: Props): ReactElement {
  const portal = usePortal();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a case that is read anew must not take what is typed
  const open = useCallback(() => openNew(portal, { kind, one }), [portal, kind]);
  const opening = useOpening(open);
  if (opening.state === 'failed') return <PartFailed onRetry={opening.retry} />;
  if (opening.state === 'loading') return <PartWaits />;
  return (
    <Followed opened={opening.value}>
      {(opened) => <Entry kind={kind} one={one} {...props} opened={opened} />}
    </Followed>
  );
}

const NOWHERE = () => undefined;

function Entry(props: Props & { readonly opened: OpenedDraft }): ReactElement {
  const { kind, one, filter, opened } = props;
  const { form, store } = opened;
  const t = useT();
  const { toasts } = usePortal();
  const about = String(one.number);
  const autosave = useDraft(opened, {
    call: 'form_draft_save',
    beside: { id: FORMS[kind], about },
    step: NOWHERE,
    reached: NOWHERE,
  });
  useEffect(() => void store.setContext(contextAt(form, one, filter)), [form, store, one, filter]);
  const readOnly = useReadOnly(opened);
  const gone = useGone(opened);
  const payload = usePayload(opened, { kind, about, autosave });
  const { onSent, onRefused } = useSent(props, autosave);
  return (
    <FormHost
      opened={opened}
      call="create_claim"
      payload={payload}
      autosave={autosave}
      onSent={onSent}
      onRefused={onRefused}
      frame={(sending) => (
        <>
          <FormNotices opened={opened} />
          {sheetWith({
            head: <ClaimHead title={titleOf(opened)} one={one} readOnly={readOnly} gone={gone} />,
            readOnly,
            onFaults: (faults) => sayFirst(toasts, store, faults),
            sending: t('app.claims.sending'),
            beside: (
              <>
                <SaveStatus autosave={autosave} />
                <Clear opened={opened} />
              </>
            ),
          })(sending)}
        </>
      )}
    >
      <DraftDialogs autosave={autosave} />
    </FormHost>
  );
}

const titleOf = ({ form: { bundle, texts } }: Opened): string => texts.t(`${bundle.id}.title`);

/** Takes back what was typed; what the case itself says stays. */
function Clear({ opened: { store, form } }: { readonly opened: OpenedDraft }): ReactElement {
  const t = useT();
  const clear = async (): Promise<void> => {
    await store.replaceAll(await startAnswers(form.bundle, store.context()));
  };
  return (
    <Button large onClick={() => void clear()}>
      {t('app.claims.clear')}
    </Button>
  );
}

const NONE: readonly string[] = [];

/** Files of the draft that this page has not: until others are chosen. */
function useGone({ store, resumed }: OpenedDraft): readonly string[] {
  const subscribe = useCallback((hear: () => void) => store.subscribe(FILES_AT, hear), [store]);
  const isEmpty = useSyncExternalStore(subscribe, () => chosenFiles(store).length === 0);
  const { files = [] } = (resumed?.data ?? {}) as SomeAnswersOf<
    'matter-claim' | 'cdl-claim',
    'files/*/name'
  >;
  return isEmpty ? files.map(({ name }) => String(name)) : NONE;
}

/** Rules lock the day of the signature together with everything else that is typed. */
const LOCKED_BY = '/date' satisfies PointerOf<'matter-claim' | 'cdl-claim'>;

/** Nothing can be sent where the rules let no field be used. */
function useReadOnly({ store }: Opened): boolean {
  const subscribe = useCallback((hear: () => void) => store.subscribe(LOCKED_BY, hear), [store]);
  return useSyncExternalStore(subscribe, () => store.view(LOCKED_BY).disabled);
}
