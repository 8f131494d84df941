/** A list of credits, of which hardly anything is understood. */
export const creditsList = `
        Ada Brenner, Hairstylist {size=18}
        www.studio-lund.example/ada
        # MUSICIANS
        Nell Hartwig || Omar Lund and the Pilots
        The Ash Bay Quartet || Rosa Pell
        # EDITORIAL
        Harbor Monthly || The Mill Review
        Elm Weekly || Letters from the Coast
        # ADVERTISING
        Delta Foods || Oak Press
        Hill Water || Lake Cotton`;
