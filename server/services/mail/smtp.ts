// Hands a letter to an SMTP server and says, where it fails, whether a later try could help. The only file that knows nodemailer.
import { createTransport } from 'nodemailer';
import type { Letter } from './letter.ts';

export interface Delivery extends Letter {
  /** Part of the Message-ID: a mail that was sent twice after a crash can be recognised as one. */
  readonly id: string;
  readonly to: string;
}

/** Why a mail was not taken. `final`: the server refuses this mail, now and later. */
export class DeliveryError extends Error {
  readonly final: boolean;

  constructor(reason: string, final: boolean) {
    super(reason);
    this.final = final;
  }
}

export interface Smtp {
  deliver(mail: Delivery): Promise<void>;
  close(): void;
}

const SECONDS = 1000;
/** Well below the lease of a mail, so that nobody else starts while we are still at it. */
export const LONGEST_DELIVERY = 90 * SECONDS;

/** A server by its address; `from` is the sender of every mail. */
export function createSmtp(url: string, from: string): Smtp {
  const transport = createTransport(
    {
      url,
      connectionTimeout: 15 * SECONDS,
      greetingTimeout: 15 * SECONDS,
      socketTimeout: 30 * SECONDS,
      // A letter is text of ours; nothing in it may make the library read files or addresses.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    async deliver({ id, to, subject, text, html }) {
      const domain = /@([^>]+)/.exec(from)?.[1] ?? 'localhost';
      const sending = transport.sendMail({
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      await withinTime(sending).catch((error: unknown) => {
        throw asDeliveryError(error);
      });
    },
    close: () => transport.close(),
  };
}

async function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeliveryError('ETIMEDOUT', false)), LONGEST_DELIVERY);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** A refused sign-in is a fault of our settings, not of the mail, and passes once they are right. */
function asDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error;
  const { code, responseCode } = error as {
    readonly code?: string;
    readonly responseCode?: number;
  };
  const ofTheMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  const final = ofTheMail && responseCode !== undefined && responseCode >= 500;
  return new DeliveryError(`${code ?? 'unknown'} ${responseCode ?? ''}`.trim(), final);
}
