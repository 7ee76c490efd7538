// Turns what Handlebars read in a sentence into what a page fills it by: data, so that no page needs Handlebars itself.
import {
  TEXT_HELPERS,
  type TextChoice,
  type TextProgram,
  type TextValue,
} from '../../core/index.ts';

/** The program of a text that `readTemplate` found no fault in. */
export function programOf(program: hbs.AST.Program | undefined): TextProgram {
  return (program?.body ?? []).flatMap(partOf);
}

function partOf(statement: hbs.AST.Statement): TextProgram {
  if (statement.type === 'ContentStatement') {
    const { value } = statement as hbs.AST.ContentStatement;
    return value === '' ? [] : [value];
  }
  if (statement.type === 'BlockStatement') return [choiceOf(statement as hbs.AST.BlockStatement)];
  if (statement.type !== 'MustacheStatement') return [];
  return [calledOr(statement as hbs.AST.MustacheStatement)];
}

function choiceOf({ path, params, hash, program, inverse }: hbs.AST.BlockStatement): TextChoice {
  const zero = hash?.pairs.find(({ key }) => key === 'includeZero')?.value;
  const texts = [programOf(program), programOf(inverse)];
  const [then = [], otherwise = []] = nameOf(path) === 'unless' ? texts.reverse() : texts;
  return {
    if: params[0] === undefined ? { is: null } : valueFor(params[0]),
    ...(zero !== undefined && { zero: valueFor(zero) }),
    then,
    else: otherwise,
  };
}

/** A helper's work where it is given something, else the value of that name. */
function calledOr({ path, params }: Pick<hbs.AST.MustacheStatement, 'path' | 'params'>): TextValue {
  const name = nameOf(path);
  if (params.length > 0 && Object.hasOwn(TEXT_HELPERS, name))
    return { call: name, of: params.map(valueFor) };
  return path.type === 'PathExpression' ? valueFor(path) : { get: [name] };
}

function valueFor(node: hbs.AST.Expression): TextValue {
  if (node.type === 'SubExpression') return calledOr(node as hbs.AST.SubExpression);
  if (node.type === 'PathExpression') return { get: (node as hbs.AST.PathExpression).parts };
  return { is: (node as hbs.AST.StringLiteral).value ?? null };
}

const nameOf = (path: hbs.AST.PathExpression | hbs.AST.Literal): string =>
  String('original' in path ? path.original : '');
