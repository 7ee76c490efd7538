// Tells a provider of requests that are closed here. Here they are closed already: what fails is for the log.
import type { EsignNeeds, EsignProvider, SignatureRequest } from './port.ts';

export async function withdraw(
  { log }: Pick<EsignNeeds, 'log'>,
  provider: EsignProvider,
  closed: readonly SignatureRequest[],
): Promise<void> {
  // Of another provider nothing is set any more that it could be told with; one in the making withdraws itself.
  const known = closed.filter(
    (request) => request.provider === provider.name && request.sign_id !== '',
  );
  await Promise.all(
    known.map((request) =>
      provider.withdraw(request).catch((error: unknown) => {
        log.warn({ request: request.id, err: error }, 'a closed request could not be withdrawn');
      }),
    ),
  );
}
