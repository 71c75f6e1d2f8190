import dns from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an address is of the public internet: not of this machine, a private network, a cloud's metadata or a reserved range. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/**
 * Resolves a host to public addresses only, for connections to addresses that others name. It is asked while connecting, so
 * that a name cannot lead elsewhere after it was checked.
 */
export const lookupPublic: LookupFunction = (host, options, callback) => {
  dns.lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const found = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = found;
    if (!first) return callback(new Error(`${host} has no public address`), '', 0);
    return options.all ? callback(null, found) : callback(null, first.address, first.family);
  });
};
