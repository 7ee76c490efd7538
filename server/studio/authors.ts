// Whoever the history names, as staff know them: colleagues by their e-mail addresses, who runs the server in words.
import type { ServerContext } from '../context/context.ts';
import { emailsOfStaff } from '../store/accounts/staff.ts';

const STAFF = /^staff (\S+)$/;

/** Of these authors, as `authorOf` wrote them down; '' stays ''. */
export async function authorsShown(
  { db, content }: Pick<ServerContext, 'db' | 'content'>,
  authors: readonly string[],
): Promise<(author: string) => string> {
  const idIn = (author: string): string => STAFF.exec(author)?.[1] ?? '';
  const people = await emailsOfStaff(db, authors.map(idIn));
  return (author) => {
    if (author.startsWith('operator')) return content.texts.t('server.studio.operator');
    return people.get(idIn(author)) ?? author;
  };
}
