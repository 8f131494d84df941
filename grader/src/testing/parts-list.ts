/** The sheet of an actor: what casting asks for, and parts side by side with their productions. */
export const partsList = `
        Ada Brenner {size=18}
        ada@brenner.example | (512) 555-0143
        Height: 5’9” | Hair: Brown | Eyes: Green
        # SELECTED THEATRE
        The Otter Queen || Queen, Ash Bay Playhouse
        Nine Lamps || Second Keeper, Mill Street Stage
        A Town of Ropes || Rope Maker, Elm College Drama
        # FILM
        Harbor at Night || Lead, Quay Pictures
        Salt || Ferrywoman, Oak Pictures`;
