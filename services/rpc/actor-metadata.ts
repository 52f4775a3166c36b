/** Metadata in which a client of the admin API may say on whose behalf it calls; a claim, since the token is shared. */
export const ACTOR_METADATA = 'x-admin-actor';
