// Webhooks that forms declare and the settings know nothing of: said at a start, since nothing is sent until they do.
import type { Config } from '../config/config.ts';
import type { ReleasedContent } from '../content/released.ts';
import { settingsOf } from '../settings/webhooks.ts';

/** The forms that declare each webhook, by its name. */
export function declaredWebhooks({
  forms,
}: Pick<ReleasedContent, 'forms'>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { bundle } of Object.values(forms))
    for (const { name } of bundle.webhooks ?? [])
      found.set(name, [...(found.get(name) ?? []), bundle.id]);
  return found;
}

/** A line for each that has no address here. */
export function tellUnsetWebhooks(
  { webhooks }: Pick<Config, 'webhooks'>,
  content: Pick<ReleasedContent, 'forms'>,
  say: (line: string) => void,
): void {
  for (const [name, forms] of declaredWebhooks(content)) {
    if (webhooks.has(name)) continue;
    const { url, secret } = settingsOf(name);
    say(
      `The webhook ${name} of ${forms.join(', ')} waits: ${url} and ${secret} are not set, and nothing is sent until they are`,
    );
  }
}
