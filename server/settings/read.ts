// Checks the environment against the table of settings; what does not fit is one line that names the setting and the remedy.
import { type EnvSchemaOpt, envSchema } from 'env-schema';
import { CONDITIONS } from './conditions.ts';
import { FORMATS } from './kinds/formats.ts';
import type { Settings } from './kinds/kinds.ts';
import { findMisspelt } from './misspelt.ts';
import { SETTINGS, type SettingName } from './table.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

type Declared<Name extends SettingName> = (typeof SETTINGS)[Name]['schema'];
/** A number in an environment is read as a number. */
type Read<S> = S extends { readonly type: 'integer' } ? number : string;
type NamesWithDefault = {
  [Name in SettingName]: Declared<Name> extends { readonly default: unknown } ? Name : never;
}[SettingName];

/** The settings that are there, and those with a default of their own. */
export type Values = { readonly [Name in NamesWithDefault]: Read<Declared<Name>> } & {
  readonly [Name in Exclude<SettingName, NamesWithDefault>]?: Read<Declared<Name>>;
};

/** A setting that cannot be used; its message is the one line shown at boot. */
export class ConfigError extends Error {}

const settings: Settings = SETTINGS;
const SCHEMA = {
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(settings).map(([name, { schema }]) => [name, schema]),
  ),
  allOf: CONDITIONS.map(({ schema }) => ({ type: 'object', ...schema })),
};

/** Reads every setting; throws `ConfigError` at the first bad one. What is empty counts as left out. */
export function readSettings(env: Environment): Values {
  const misspelt = findMisspelt(env, Object.keys(settings));
  if (misspelt)
    throw new ConfigError(
      `${misspelt.name} is no setting. Did you mean ${misspelt.suggestion}? Rename it, or leave it out.`,
    );
  const given = Object.fromEntries(
    Object.keys(settings).flatMap((name) => {
      const value = env[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  try {
    return envSchema<Values>({
      schema: SCHEMA,
      data: given,
      env: false,
      ajv: checker ?? {
        customOptions: (fresh) => {
          for (const [name, fits] of Object.entries(FORMATS)) fresh.addFormat(name, fits);
          checker = fresh;
          return fresh;
        },
      },
    });
  } catch (error) {
    throw refusalOf(error, given) ?? error;
  }
}

type Ajv = Extract<EnvSchemaOpt['ajv'], { addFormat: unknown }>;
/** Made once: it keeps the compiled schema, and tests read settings by the hundred. */
let checker: Ajv | undefined;

/** Undefined for an error that says nothing of settings. */
function refusalOf(error: unknown, given: Environment): ConfigError | undefined {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) return;
  const faults: readonly { schemaPath: string; instancePath: string }[] = error.errors;
  // A setting that is wrong by itself comes before what must hold between them.
  const own = faults.find(({ schemaPath }) => schemaPath.startsWith('#/properties/'));
  if (own) {
    const name = own.instancePath.slice(1);
    const { problem, remedy } = settings[name] ?? SETTINGS.NODE_ENV;
    return refusal(name, problem(given[name] ?? ''), remedy);
  }
  const [, at] = /^#\/allOf\/(\d+)/.exec(faults[0]?.schemaPath ?? '') ?? [];
  const condition = CONDITIONS[Number(at)];
  return condition && refusal(condition.name, condition.problem, condition.remedy);
}

const refusal = (name: string, problem: string, remedy: string): ConfigError =>
  new ConfigError(`${name} ${problem}. ${remedy}.`);
