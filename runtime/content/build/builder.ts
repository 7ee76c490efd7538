// Builds content again and again: what a change does not concern is kept from the build before.
import type { CompiledForm } from '../compile/compile.ts';
import { LINTS } from '../lints/index.ts';
import type { AnyStep } from '../memo/step.ts';
import { Steps } from '../memo/steps.ts';
import type { BuildOptions, BuildResult, ContentSource } from '../model/types.ts';
import { FaultList, type NewFault } from '../read/faults.ts';
import { openCache } from '../schema/cache.ts';
import type { IndexedSentence } from '../wording/types.ts';
import { APP_FILE, type NamedFile } from './app-bundle.ts';
import { answers, compiled } from './compiles.ts';
import { COUNTS } from './counts.ts';
import { METAS } from './files.ts';
import { AGAINST, type Against, LINTING, SETTING, SOURCE } from './inputs.ts';
import { CALLS, FORM_IDS } from './links.ts';
import { cases, EARLY_LINTS, LATE_LINTS, nowhere, sound } from './lint-steps.ts';
import { NEEDS } from './needs.ts';
import { stepsBeforeLints, unitIds } from './order.ts';
import { assembledForm, RELEASE } from './releases.ts';
import { SENTENCES } from './wording.ts';

const TIME_LIMIT_MS = 10_000;

/** Between two steps of a build: whoever has something newer throws here. */
export type Pause = () => void | Promise<void>;

export class Builder {
  readonly #steps = new Steps();
  readonly #ask = { whole: <T>(step: AnyStep<T>): T => this.#steps.made(step) };
  readonly #pause: Pause;

  constructor(options: BuildOptions = {}, pause: Pause = () => undefined) {
    this.#pause = pause;
    this.#steps.give(SETTING, {
      locale: options.locale ?? 'en-US',
      cache: openCache(options.cacheDir),
      timeLimitMs: options.timeLimitMs ?? TIME_LIMIT_MS,
    });
    this.#steps.give(LINTING, options.lints ?? Object.keys(LINTS));
    this.compareWith(options);
  }

  /** How many steps were run so far. */
  get runs(): number {
    return this.#steps.runs;
  }

  /** The content from now on. Never while a build is running. */
  change(source: ContentSource): void {
    const names = [...source.keys()].sort();
    this.#steps.give(SOURCE, new Map(names.map((name) => [name, source.get(name) ?? ''])));
  }

  /** What the content is held against from now on. Never while a build is running. */
  compareWith({ previous, needs, program }: Against): void {
    this.#steps.give(AGAINST, { previous, needs, program });
  }

  /** One form as it would be shown; undefined where it is not there or cannot be put together. */
  async preview(id: string): Promise<CompiledForm | undefined> {
    await this.#ensure(METAS);
    if (!this.#ask.whole(FORM_IDS).includes(id)) return undefined;
    return this.#ensure(compiled(id));
  }

  /** What every page needs, as a file. */
  async app(): Promise<NamedFile> {
    await this.#ensure(METAS);
    return this.#ensure(APP_FILE);
  }

  /** One form as it would be shown, as files: its bundle first. Undefined as `preview`. */
  async files(id: string): Promise<readonly NamedFile[] | undefined> {
    if (!(await this.preview(id))) return undefined;
    const form = this.#ask.whole(assembledForm(id));
    const judge = form?.bundle.modules.validators;
    return form?.assets
      .filter(([name]) => name === form.name || name === judge)
      .map(([name, asset]) => ({ name, ...asset }))
      .sort((one) => (one.name === form.name ? -1 : 1));
  }

  /** Every sentence with where it appears; of content that cannot be read, what can be. */
  async sentences(): Promise<readonly IndexedSentence[]> {
    await this.#ensure(METAS);
    return this.#ensure(SENTENCES);
  }

  /** All faults and, where there are none, the release. What this content does not need is forgotten. */
  async build(): Promise<BuildResult> {
    const { faults, warnings } = await this.#found();
    const counts = this.#steps.made(COUNTS);
    const release = faults.length > 0 ? undefined : this.#steps.made(RELEASE);
    this.#steps.forgetOthers();
    return { ...(release && { release }), faults, warnings, counts };
  }

  /** All faults, in an order that the content alone decides. */
  async faults(): Promise<BuildResult['faults']> {
    return (await this.#found()).faults;
  }

  /** All that is told and keeps nothing from being released, in such an order too. */
  async warnings(): Promise<BuildResult['warnings']> {
    return (await this.#found()).warnings;
  }

  async #found(): Promise<Pick<BuildResult, 'faults' | 'warnings'>> {
    await this.#ensure(METAS);
    for (const id of unitIds(this.#ask)) await this.#ensure(compiled(id));
    for (const id of this.#ask.whole(CALLS).keys()) await this.#ensure(answers(id));
    const before = stepsBeforeLints(this.#ask);
    const early = this.#steps.made(EARLY_LINTS);
    for (const step of early) await this.#ensure(step);
    for (const id of unitIds(this.#ask)) {
      if (!this.#ask.whole(sound(id))) continue;
      await this.#ensure(cases(id));
      await this.#ensure(nowhere(id));
    }
    const late = this.#steps.made(LATE_LINTS);
    for (const step of late) await this.#ensure(step);
    this.#steps.made(NEEDS);
    const source = this.#steps.made(SOURCE);
    const [faults, warnings] = [new FaultList(source), new FaultList(source)];
    for (const step of [...before, ...early, ...late, NEEDS])
      for (const fault of this.#steps.reports(step) as readonly NewFault[])
        (fault.level === 'warning' ? warnings : faults).report(fault);
    return { faults: faults.list(), warnings: warnings.list() };
  }

  async #ensure<T>(step: AnyStep<T>): Promise<T> {
    await this.#pause();
    return this.#steps.settled(step);
  }
}
