// What we hold of the attorney: primary address, coverages, practice areas, each with the way to change it.

import type { ReactElement, ReactNode } from 'react';
import { Link } from '../../layout/Link.tsx';
import { useOffers } from '../../portal/offered.ts';
import { usePortal, useT } from '../../portal/portal.tsx';
import { shortPlanClass } from '../../widgets/catalogue/plan-class.ts';
import { areaLines, coverageLines, type DashboardData, primaryOf } from './data.ts';
import { EditDetails } from './EditDetails.tsx';
import { FoldedList } from './FoldedList.tsx';
import { FormsPart } from './FormsPart.tsx';

interface Props {
  readonly data: DashboardData;
}

/** How many lines are shown before somebody asks for all. */
const FEW = 8;

export function SideMore({ data }: Props): ReactElement {
  const canSave = useOffers('update_attorney_profile');
  return (
    <div className="side-more">
      <Part words="address" to="/update-profile/primary">
        <Address data={data} />
      </Part>
      <Part words="coverages" to="/update-profile/coverage">
        <Coverages data={data} />
      </Part>
      <Part words="areas" to="/update-profile/coverage">
        <Areas data={data} />
      </Part>
      <FormsPart />
      {canSave && <EditDetails />}
    </div>
  );
}

interface PartProps {
  /** Its messages: `app.dashboard.<words>.title` and `.update`. */
  readonly words: 'address' | 'coverages' | 'areas';
  readonly to: string;
  readonly children: ReactNode;
}

function Part({ words, to, children }: PartProps): ReactElement {
  const t = useT();
  return (
    <section className="side-part">
      <div className="side-row">
        <h2>{t(`app.dashboard.${words}.title`)}</h2>
        <Link to={to}>{t(`app.dashboard.${words}.update`)}</Link>
      </div>
      {children}
    </section>
  );
}

function Address({ data }: Props): ReactElement {
  const t = useT();
  const address = primaryOf(data);
  if (!address) return <p className="side-text">{t('app.dashboard.address.none')}</p>;
  const { address1, address2, city, state, zip, county } = address;
  const street = [address1, address2].filter(Boolean).join(', ');
  const place = [city, [state, zip].filter(Boolean).join(' '), county].filter(Boolean).join(', ');
  return (
    <p className="side-text">
      {street}
      <br />
      {place}
    </p>
  );
}

function Coverages({ data }: Props): ReactElement {
  const { texts } = usePortal().content;
  return (
    <FoldedList few={FEW} none={texts.t('app.dashboard.coverages.none')}>
      {coverageLines(data).map(({ name, planClass, parts }) => (
        <li key={`${planClass} ${name}`}>
          <span>
            {name}
            {parts.length > 0 && <small>{parts.join(', ')}</small>}
          </span>
          <span className="side-class">{shortPlanClass(texts, planClass)}</span>
        </li>
      ))}
    </FoldedList>
  );
}

function Areas({ data }: Props): ReactElement {
  const { texts } = usePortal().content;
  return (
    <FoldedList few={FEW} none={texts.t('app.dashboard.areas.none')}>
      {areaLines(data).map(({ county, state, planClasses }) => (
        <li key={`${state} ${county}`}>
          <span>{`${county}, ${state}`}</span>
          <span className="muted">
            {[...new Set(planClasses.map((one) => shortPlanClass(texts, one)))].join(', ')}
          </span>
        </li>
      ))}
    </FoldedList>
  );
}
