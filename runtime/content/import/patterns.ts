// Patterns of a foreign schema as browsers and our judge read them: with the stricter flag that both use.

import { isLoose } from '../schema/loose-pattern.ts';

/** The pattern, without escapes that escape nothing, and with what it asks of a part said so; undefined where it is no pattern at all. */
export function repaired(pattern: string): string | undefined {
  const plain = withoutIdleEscapes(pattern);
  return plain !== undefined && isLoose(plain) ? `^(?=[\\s\\S]*(?:${plain}))` : plain;
}

function withoutIdleEscapes(pattern: string): string | undefined {
  if (isPattern(pattern)) return pattern;
  const plain = pattern.replace(/\\(.)/g, (found, sign: string) =>
    /[\w^$\\.*+?()[\]{}|/-]/.test(sign) && sign !== '_' ? found : sign,
  );
  if (isPattern(plain)) return plain;
  const withoutDashes = outsideClasses(plain);
  return isPattern(withoutDashes) ? withoutDashes : undefined;
}

/** A hyphen needs an escape between brackets only. */
function outsideClasses(pattern: string): string {
  let isInside = false;
  return pattern.replace(/\\-|\\.|\[|\]/g, (found) => {
    if (found === '[') isInside = true;
    if (found === ']') isInside = false;
    return found === '\\-' && !isInside ? '-' : found;
  });
}

function isPattern(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}
