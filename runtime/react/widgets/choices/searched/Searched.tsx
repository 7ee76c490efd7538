// A line in which a long list is searched. What is typed counts once a choice is taken; what means none is taken back on leaving.
import './searched.css';

import useAutocomplete, { type UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { exactly, found, meant } from './found.ts';
import { useListPlace } from './list-place.ts';
import { type OneOfProps, selectClass } from './offered.ts';

/** Arrow keys and Enter choose, Tab takes what is marked, Escape brings back what stood there. */
export function Searched(props: OneOfProps): ReactElement {
  const { control } = props;
  const { list, input, hands } = useSearch(props);
  const popup = useRef<HTMLDivElement>(null);
  useListPlace(input.ref, popup, list.popupOpen);
  return (
    <>
      <input
        {...input}
        {...control}
        {...hands}
        type="text"
        className={selectClass(props.width)}
        autoComplete={props.autoComplete ?? 'off'}
        placeholder={props.empty}
        aria-busy={props.busy || undefined}
      />
      {list.popupOpen && (
        <div ref={popup} className="f-searched" popover="manual">
          <Found {...props} list={list} />
        </div>
      )}
    </>
  );
}

type Line = UseAutocompleteReturnValue<number, false, false, false>;

/** What fits, or that nothing does. */
function Found({ list, ...props }: OneOfProps & { readonly list: Line }): ReactElement {
  const shown = list.groupedOptions as readonly number[];
  if (shown.length === 0) return <p role="status">{props.notFound}</p>;
  return (
    <ul {...list.getListboxProps()} aria-labelledby={undefined} aria-label={props.label}>
      {shown.map((choice, index) => {
        const { key, ...option } = list.getOptionProps({ option: choice, index });
        return (
          <li key={key} {...option}>
            {props.choices[choice]?.label}
          </li>
        );
      })}
    </ul>
  );
}

/** What the hook gives to the line, which its types do not tell. */
interface LineProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

interface RootProps {
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLInputElement>) => void;
}

/** The line and its list, by the places of the choices. */
function useSearch(props: OneOfProps) {
  const { choices, chosen, onChoose } = props;
  /** What was typed since a choice was taken. */
  const [typed, setTyped] = useState<string>();
  const byMouse = useRef(false);
  const take = (index: number) => {
    setTyped(undefined);
    if (index !== chosen) onChoose(index);
  };
  const list = useAutocomplete<number, false, false, false>({
    id: props.control.id,
    options: [...choices.keys()],
    getOptionLabel: (index) => choices[index]?.label ?? '',
    getOptionKey: (index) => choices[index]?.key ?? index,
    // While something is typed, nothing is marked but what fits it best.
    value: typed === undefined && chosen >= 0 ? chosen : null,
    inputValue: typed ?? choices[chosen]?.label ?? '',
    autoHighlight: typed !== undefined,
    filterOptions: (_, { inputValue }) => found(choices, inputValue),
    selectOnFocus: true,
    handleHomeEndKeys: false,
    disabled: props.disabled,
    unstable_classNamePrefix: 'f',
    onHighlightChange: (_event, _choice, reason) => {
      byMouse.current = reason === 'mouse';
    },
    onChange: (_event, index, reason) => {
      if (reason === 'selectOption') take(index ?? -1);
    },
    onInputChange: (_event, text, reason) => {
      if (reason !== 'input') return;
      byMouse.current = false;
      setTyped(text);
      if (text === '' && chosen >= 0) onChoose(-1);
    },
  });
  const input = list.getInputProps() as unknown as LineProps;
  const isMarked = () => list.popupOpen && !byMouse.current;
  return { list, input, hands: handsOf(props, { list, input, typed, setTyped, take, isMarked }) };
}

interface Search {
  readonly list: Line;
  readonly input: LineProps;
  readonly typed: string | undefined;
  readonly setTyped: (typed: undefined) => void;
  readonly take: (index: number) => void;
  /** Do the keys, or what was typed, say which one is meant? */
  readonly isMarked: () => boolean;
}

/** What the line does beyond the hook. */
function handsOf(
  { choices, onLeave }: OneOfProps,
  { list, input, typed, setTyped, take, isMarked }: Search,
) {
  const { onKeyDown, onClick } = list.getRootProps() as unknown as RootProps;
  return {
    onClick,
    onChange(event: ChangeEvent<HTMLInputElement>) {
      if (isTyped(event.nativeEvent)) return input.onChange(event);
      // A browser that fills a form in writes a whole name, opens no list, and does not leave afterwards.
      const named = exactly(choices, event.target.value);
      if (named >= 0) take(named);
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      const { popupOpen } = list;
      // Nothing is sent from a line whose list is open.
      if (popupOpen && event.key === 'Enter') event.preventDefault();
      const marked = event.key === 'Tab' && isMarked() ? markedAt(event.currentTarget) : -1;
      const choice = list.groupedOptions[marked];
      if (typeof choice === 'number') take(choice);
      onKeyDown(event);
      if (popupOpen && event.key === 'Escape') setTyped(undefined);
    },
    onBlur(event: FocusEvent<HTMLInputElement>) {
      const index = typed === undefined ? -1 : meant(choices, typed);
      if (index >= 0) take(index);
      setTyped(undefined);
      input.onBlur(event);
      onLeave();
    },
  };
}

/** Which of the shown choices the keys have come to; -1 for none. */
function markedAt(input: HTMLInputElement): number {
  const id = input.getAttribute('aria-activedescendant');
  const option = id ? document.getElementById(id) : null;
  return Number(option?.dataset.optionIndex ?? -1);
}

/** Did somebody type this, letter by letter? */
const isTyped = (event: Event): boolean =>
  event instanceof InputEvent &&
  event.inputType !== '' &&
  event.inputType !== 'insertReplacementText';
