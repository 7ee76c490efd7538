// A status flow drawn as a picture, with the same in words below it.

import type { ReactElement } from 'react';
import { type Flow, fromOf } from '../../../runtime/core/index.ts';
import { useT } from '../../portal/portal.tsx';
import { type Lane, type Picture, pictureOf } from './flow-lanes.ts';

/** Whom a role is to people. */
const WHO: Readonly<Record<string, string>> = {
  desk: 'app.desk.who.desk',
  attorney: 'app.desk.who.attorney',
  applicant: 'app.desk.who.applicant',
  system: 'app.desk.who.system',
};

export function FlowPicture({ flow }: { readonly flow: Flow }): ReactElement {
  const t = useT();
  const title = t(`flows.${flow.id}.title`);
  const whoOf = (who: string): string => (WHO[who] === undefined ? who : t(WHO[who]));
  return (
    <div className="desk-card desk-flow">
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className="desk-flow-room" tabIndex={0} aria-label={title}>
        <Drawing picture={pictureOf(flow)} label={t('app.desk.help.picture', { flow: title })} />
      </section>
      <ol className="desk-flow-moves">
        {flow.moves.map((move) => (
          <li key={`${move.who}/${move.name}/${move.to}`}>
            <b>{t(`flows.${flow.id}.move.${move.name}`)}</b>{' '}
            <span className="muted">{whoOf(move.who)}</span>
            <span>
              {t('app.desk.fromTo', {
                from: move.from === 'any' ? t('app.desk.help.any') : fromOf(flow, move).join(', '),
                to: move.to,
              })}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Drawing({ picture, label }: { readonly picture: Picture; readonly label: string }) {
  const { width, height, box, boxes, lanes } = picture;
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      {boxes.map(({ name, y, first, last }) => (
        <g key={name} className={last ? 'state last' : first ? 'state first' : 'state'}>
          <rect x={1} y={y} width={box.width - 2} height={box.height} rx={last ? 18 : 6} />
          <text x={box.width / 2} y={y + box.height / 2 + 5} textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
      {lanes.map((lane) => (
        <Line key={lane.number} lane={lane} edge={box.width} />
      ))}
    </svg>
  );
}

function Line({ lane, edge }: { readonly lane: Lane; readonly edge: number }) {
  const { x, top, bottom, from, to, number, who } = lane;
  const head = `M${edge + 2} ${to}l8 -4v8z`;
  return (
    <g className={`lane ${who}`}>
      <path className="wire" d={`M${x} ${top}V${bottom}M${x} ${to}H${edge + 8}`} />
      {from.map((y) => (
        <path key={y} className="wire" d={`M${edge} ${y}H${x}`} />
      ))}
      {from.map((y) => (
        <circle key={y} cx={x} cy={y} r={2.5} />
      ))}
      <path className="tip" d={head} />
      <text x={x} y={20} textAnchor="middle">
        {number}
      </text>
      <path className="lead-in" d={`M${x} 24V${top}`} />
    </g>
  );
}
