import { LRUCache } from 'lru-cache';
import { limitNetwork } from '#platform/http/rate-limits.ts';

/** New visitors of one network in a minute; more are programs that change their name, and every one would be a row. */
const newVisitorsMax = 120;
const minuteMs = 60_000;
const networksMax = 50_000;

/** Says whether a visitor may be counted: known ones always, new ones while their network has not brought too many. */
export function createAdmission(): (visitor: string, address: string, now: Date) => boolean {
  const seen = new LRUCache<string, true>({ max: networksMax });
  const arrivals = new LRUCache<string, { minute: number; count: number }>({ max: networksMax });
  return (visitor, address, now) => {
    if (seen.get(visitor)) return true;
    const network = limitNetwork(address);
    const minute = Math.floor(now.getTime() / minuteMs);
    const known = arrivals.get(network);
    const arrival = known?.minute === minute ? known : { minute, count: 0 };
    arrival.count += 1;
    arrivals.set(network, arrival);
    if (arrival.count > newVisitorsMax) return false;
    seen.set(visitor, true);
    return true;
  };
}
