// Names and addresses by which a machine reaches itself.

const OWN_NAME = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;
const OWN_ADDRESS = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;

/** Of a host as it stands in an address, without a port. */
export const isLoopbackName = (host: string): boolean => OWN_NAME.test(host.toLowerCase());

/** Of an address as the system gives it for the other end of a connection. */
export const isLoopbackAddress = (address: string): boolean =>
  OWN_ADDRESS.test(address.toLowerCase());
