// Of several shapes only the one on screen speaks: which it is the answers alone do not tell while nothing is answered in it.

import {
  getAt,
  isBlank,
  isWithin,
  type Pointer,
  type SchemaError,
  setAt,
  type Validate,
} from '../../core/index.ts';

/** The number of the shape that is shown, by the place of the choice. */
type ChosenShapes = ReadonlyMap<Pointer, number>;

type Placed = SchemaError & { readonly schemaPath?: string };

/** The validator with what is wrong by shapes that are not on screen left out. `chosen` is read anew each time. */
export const speakingFor =
  (validate: Validate, chosen: ChosenShapes): Validate =>
  (answers) => {
    const errors = validate(answers);
    if (chosen.size === 0 || errors.length === 0) return errors;
    // A group that must be there and is chosen says itself what it lacks.
    const begun = [...chosen.keys()].filter(
      (place) => isBlank(getAt(answers, place)) && errors.some(isMissing(place)),
    );
    const asked = begun.reduce((some, place) => setAt(some, place, {}), answers);
    return ofChosen(begun.length === 0 ? errors : validate(asked), chosen);
  };

const isMissing =
  (place: Pointer) =>
  ({ keyword, instancePath, params }: SchemaError): boolean =>
    keyword === 'required' && place === `${instancePath}/${String(params.missingProperty)}`;

function ofChosen(errors: readonly Placed[], chosen: ChosenShapes): readonly SchemaError[] {
  let left = errors;
  for (const choice of errors) {
    const shape = chosen.get(choice.instancePath);
    if (shape === undefined || (choice.keyword !== 'oneOf' && choice.keyword !== 'anyOf')) continue;
    const start = `${choice.schemaPath}/`;
    const isInner = ({ schemaPath = '', instancePath }: Placed) =>
      schemaPath.startsWith(start) && isWithin(instancePath, choice.instancePath);
    const isOwn = (error: Placed) =>
      isInner(error) && `${error.schemaPath}/`.startsWith(`${start}${shape}/`);
    if (left.some(isOwn))
      left = left.filter((error) => error !== choice && (!isInner(error) || isOwn(error)));
  }
  return left;
}
