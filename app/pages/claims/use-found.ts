// A link names a case by its number, perhaps with one of its claims, and nothing else: it leads to where that stands.

import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../calls/reading.tsx';
import { askedOf, nameCase } from './named-case.ts';

/** True while it is looked for. One that is not there is looked for in the list, which says so. */
export function useFound(search: string): boolean {
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const number = params.get('number') ?? '';
  const isBare = number !== '' && !params.has('type') && !params.has('status');
  const asked = askedOf({ number, claim: params.get('claim') ?? '' });
  const matter = useCall('matter_case_details', isBare ? asked : undefined);
  const ticket = useCall('cdl_case_details', isBare ? asked : undefined);
  const ofMatter = matter.data?.data[0]?.data[0];
  const found = ofMatter ?? ticket.data?.data[0]?.data[0];
  useEffect(() => {
    if (!isBare || !found) return;
    const { number: one, case_type: type, filter: status, claim_id: claim } = found;
    const next = new URLSearchParams({ type, status, number: one });
    nameCase(next, { number: one, claim, auth: ofMatter?.auth_id, ap: ofMatter?.id });
    navigate({ search: `?${next}` }, { replace: true });
  }, [isBare, found, ofMatter, navigate]);
  return isBare && (found !== undefined || matter.isLoading || ticket.isLoading);
}
