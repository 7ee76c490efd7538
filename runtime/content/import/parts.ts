// The parts of a file that is no form schema by itself, such as a description of an API, of which each could be a form.
import { childPointer, isObject, type Json, type Pointer } from '../../core/index.ts';

/** Levels below which nobody keeps a schema that is worth a form. */
const DEEP = 8;

/** Where schemas with fields stand in a file, outermost first, no more than `most`: what stands inside one is part of it. */
export function partsWithFields(root: Json, most: number): readonly Pointer[] {
  const found: Pointer[] = [];
  const look = (node: Json | undefined, place: Pointer, depth: number): void => {
    if (!isObject(node) || depth > DEEP || found.length >= most) return;
    const { properties } = node;
    if (isObject(properties) && Object.values(properties).some(isObject)) found.push(place);
    else
      for (const [name, inner] of Object.entries(node))
        look(inner, childPointer(place, name), depth + 1);
  };
  look(root, '', 0);
  return found;
}
