// Draws the blocks of a printed document as elements, so that it can be read, searched, enlarged and listened to.

import { createElement, Fragment, type ReactElement } from 'react';
import { tableRoles } from '../../runtime/react/index.ts';
import type { Block, Blocks, Column, Run } from './blocks.ts';
import './leaf.css';

/** Headings start one below the heading of the page. */
const LEVEL = 1;

/** On paper: what it stands in has the class `leaf`. */
export function BlockList({ blocks }: { readonly blocks: Blocks }): ReactElement {
  return (
    <>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a document does not change
        <Fragment key={index}>{drawn(block)}</Fragment>
      ))}
    </>
  );
}

function drawn(block: Block): ReactElement | string | null {
  switch (block.kind) {
    case 'heading':
      return createElement(
        `h${Math.min(6, block.depth + LEVEL)}`,
        { className: `leaf-h${Math.min(3, block.depth)}` },
        block.text,
      );
    case 'paragraph':
      return <p>{runs(block.runs)}</p>;
    case 'list':
      return createElement(block.ordered ? 'ol' : 'ul', null, items(block.items));
    case 'quote':
      return (
        <blockquote>
          <BlockList blocks={block.blocks} />
        </blockquote>
      );
    case 'facts':
      return <FactList rows={block.rows} />;
    case 'table':
      return <Table columns={block.columns} rows={block.rows} />;
    case 'signature':
      return <p className="sig">{block.name}</p>;
    case 'blank':
      return <p className="leaf-blank">{block.label}</p>;
    case 'rule':
      return <hr />;
    default:
      return null;
  }
}

const items = (all: readonly Blocks[]) =>
  all.map((blocks, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a document does not change
    <li key={index}>
      <BlockList blocks={blocks} />
    </li>
  ));

const runs = (all: readonly Run[]) =>
  all.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a document does not change
    <Fragment key={index}>{inManner(run)}</Fragment>
  ));

/** Links are shown as text: whoever reads a contract should not be led away from it. */
function inManner({ text, bold, italic }: Run): ReactElement | string {
  if (bold) return <b>{text}</b>;
  return italic ? <i>{text}</i> : text;
}

function FactList({ rows }: { readonly rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="leaf-facts">
      {rows.map(([label, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a document does not change
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const { TABLE, BODY, ROW, HEADING, CELL } = tableRoles;

interface TableProps {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
}

/** On a phone each row is a card; the headings are then said by the cells. */
function Table({ columns, rows }: TableProps): ReactElement {
  return (
    <table {...TABLE}>
      <thead {...BODY}>
        <tr {...ROW}>
          {columns.map((column, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document does not change
            <th {...HEADING} key={index} scope="col" className={classesOf(column)}>
              {column.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...BODY}>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a document does not change
          <tr {...ROW} key={at}>
            {row.map((cell, index) => (
              <td
                {...CELL}
                // biome-ignore lint/suspicious/noArrayIndexKey: a document does not change
                key={index}
                data-l={columns[index]?.heading}
                className={classesOf(columns[index])}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function classesOf(column: Column | undefined): string | undefined {
  if (column?.align === 'right') return 'r';
  return column?.fine ? 'fine' : undefined;
}
