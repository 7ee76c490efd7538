// The portal as a change has it, as one of the demo people: its words are marked, its calls read for them, and nothing is written.

import { type CallAnswer, type CallClient, holdLocal } from '../../../../../runtime/react/index.ts';
import { typedDownload, typedSend } from '../../../../calls/typed.ts';
import { readingCalls } from '../../../../host/reading-calls.ts';
import { loadApart, withApart } from '../../../../portal/apart.ts';
import type { Content } from '../../../../portal/content.ts';
import type { Portal } from '../../../../portal/portal.tsx';
import { type ChangeFiles, type ChangePointer, changeFiles } from '../frame/files.ts';
import { createMarks, type Marks } from '../frame/marks.ts';
import { contentOf, formOf } from '../frame/open-changed.ts';
import { readingToasts } from '../frame/reading-toasts.ts';
import { type FormsOnScreen, formsOnScreen } from './forms-on-screen.ts';
import { holdingSaves } from './held-saves.ts';
import { heldSession, recordOf } from './person.ts';

/** What is asked for in the address. */
export interface Asked {
  readonly change: string;
  /** As `studio_demo_people` names them; '' for a visitor. */
  readonly person: string;
}

/** The portal of the person, and how it follows the change. */
export interface Opened {
  readonly portal: Portal;
  readonly marks: Marks;
  readonly pointer: ChangePointer;
  readonly forms: FormsOnScreen;
  /** Calls that are under way. */
  readonly asking: () => number;
  /** The content as it is now. */
  readonly look: () => Promise<Looked>;
}

/** What there is of a change at a moment. */
export interface Looked {
  readonly pointer: ChangePointer;
  readonly content: Content;
}

/** Throws where the files of the change, or the person, cannot be had. `onLeft` is told when the login of the Studio has ended. */
export async function openPages(own: Portal, asked: Asked): Promise<Opened> {
  const studio = withApart(own, await loadApart(own.content, 'studio'), {
    onExpired: () => undefined,
    confirm: async () => false,
  });
  const files = changeFiles(
    `/studio/content/${encodeURIComponent(asked.change || 'live')}`,
    () => own.session.get().staff?.token,
  );
  const marks = createMarks();
  const look = () => lookedAt({ portal: own, files, marks });
  const { pointer, content } = await look();
  holdLocal();
  const { calls, asking } = counted(holdingSaves(callsFor(studio, content, asked.person)));
  const forms = formsOnScreen();
  const session = heldSession();
  const send = typedSend(calls);
  session.set(await recordOf({ send, own: typedSend(studio.calls), person: asked.person }));
  const download = typedDownload(calls);
  const toasts = readingToasts(own.toasts, () => content.texts.t(NOTHING));
  const portal: Portal = {
    ...{ ...own, content, session, toasts },
    ...{ calls, send, download, onForm: forms.add },
  };
  return { portal, marks, pointer, forms, asking, look };
}

/** Said in place of doing something. */
const NOTHING = 'app.preview.nothing';

interface Around {
  readonly portal: Portal;
  readonly files: ChangeFiles;
  readonly marks: Marks;
}

async function lookedAt(around: Around): Promise<Looked> {
  const pointer = await around.files.pointer('');
  const { content, plain } = await contentOf(around, pointer);
  const open = async (id: string) =>
    formOf({ ...around, id }, await around.files.pointer(id), plain);
  return { pointer, content: { ...content, open } };
}

/** What tells of a person is asked as the one who was chosen; as a visitor, of nobody. */
function callsFor({ calls }: Portal, { app, texts }: Content, person: string): CallClient {
  const asPerson = async (id: string, payload: object): Promise<CallAnswer> => {
    const answer = await calls('studio_as', { person, call: id, payload: { ...payload } });
    if (!answer.ok) return answer;
    const { data } = answer.body as unknown as { data: { answer: CallAnswer['body'] } };
    return { ...answer, body: data.answer };
  };
  return readingCalls({
    calls,
    infoOf: (id) => app.calls[id],
    message: () => texts.t(NOTHING),
    ...(person !== '' && { asPerson }),
  });
}

/** Tells how many calls are under way. */
function counted(client: CallClient): {
  readonly calls: CallClient;
  readonly asking: () => number;
} {
  let asking = 0;
  const calls: CallClient = async (...asked) => {
    asking += 1;
    try {
      return await client(...asked);
    } finally {
      asking -= 1;
    }
  };
  return { calls, asking: () => asking };
}
