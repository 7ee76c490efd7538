// Turns the precompiled validator's errors into one message per field, and remembers how many there were.

export interface AjvError {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
}
type Validator = { (data: unknown): boolean; errors?: AjvError[] | null };

let known = 0;
/** Faults of the last validation. */
export const knownFaults = (): number => known;

/** Place (`/counties/3/rate`) → sentence, for everything that is wrong. */
export function faultsOf(validate: Validator, data: unknown): Map<string, string> {
  const faults = new Map<string, string>();
  if (!validate(data)) {
    for (const { keyword, instancePath, params } of validate.errors ?? []) {
      const place =
        keyword === 'required' ? `${instancePath}/${params.missingProperty}` : instancePath;
      if (!faults.has(place)) faults.set(place, sentence(keyword, params));
    }
  }
  known = faults.size;
  return faults;
}

function sentence(keyword: string, params: Record<string, unknown>): string {
  if (keyword === 'required') return 'This field is required.';
  if (keyword === 'minLength') return `At least ${params.limit} characters.`;
  if (keyword === 'maxLength') return `At most ${params.limit} characters.`;
  return 'This answer is not valid.';
}
