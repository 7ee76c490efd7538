// Ready links to accept or decline a matter: one that waits, one that is somebody else's by now, one that was changed.
import { canDecide } from '../confirmations/standing.ts';
import type { ServerContext } from '../context/context.ts';
import { confirmationPath, issuedNow } from '../links/matter-link.ts';
import { listCases } from '../store/matters/legal-cases.ts';
import type { DemoEntry } from './world.ts';

const [WHO, ANOTHER] = ['10001', '10003'];
const ALL = { most: 100 };

/** As far as there are such matters: whoever tries a link changes what it leads to. */
export async function demoLinks(server: ServerContext): Promise<readonly DemoEntry[]> {
  const { db, services } = server;
  const [own, others] = [await listCases(db, WHO, ALL), await listCases(db, ANOTHER, ALL)];
  const waits = own.find(
    ({ kind, status }) => kind === 'Matter' && canDecide(server, { attorney_id: WHO, status }, WHO),
  );
  const gone = others.find(({ kind }) => kind === 'Matter');
  const link = async (caseId: string) =>
    confirmationPath(
      services.crypto,
      await issuedNow(db, { caseId, attorneyId: WHO }, server.now()),
    );
  const entry = (id: string, handle: string, to: string): DemoEntry => ({
    id,
    group: 'matters',
    handle,
    name: `app.demo.matter.${id}.name`,
    text: `app.demo.matter.${id}`,
    link: to,
  });
  return [
    ...(waits ? [entry('waiting', waits.number, await link(waits.id))] : []),
    ...(gone ? [entry('reassigned', gone.number, await link(gone.id))] : []),
    ...(waits ? [entry('tampered', waits.number, changed(await link(waits.id)))] : []),
  ];
}

/** Another letter in the middle of what is sealed. */
function changed(link: string): string {
  const at = link.length - 20;
  return `${link.slice(0, at)}${link[at] === 'A' ? 'B' : 'A'}${link.slice(at + 1)}`;
}
