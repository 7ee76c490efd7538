// Runs templates as they were compiled, without the compiler.
import { compileFunction } from 'node:vm';
import type { Templates } from '../../core/index.ts';

/** What `templatesModule` wrote, in this process, for `handlebars/runtime`. */
export function instantiateTemplatesModule(code: string): Templates {
  const body = code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1);
  return (compileFunction(`return ${body}`) as () => Templates)();
}
