// Runs the sentences of an older release as they were compiled then, without the compiler.
import { compileFunction } from 'node:vm';
import { type OlderTemplates, olderTemplates, type Templates } from '../../core/index.ts';

/** What the module of an older release holds, each sentence filling itself. */
export function instantiateTemplatesModule(code: string): Templates {
  const body = code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1);
  return olderTemplates((compileFunction(`return ${body}`) as () => OlderTemplates)());
}
